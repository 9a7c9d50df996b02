/**
 * Attacks on an academy that runs, as somebody outside would try them: 30 calls at once, texts as long as the limits let,
 * slow connections, again and again. One line an attack: `held`, `found: …`, or `not tried: …` where it could not begin.
 * Exits with 1 unless all were held. Not for an academy that people use: it gets slow meanwhile.
 * The academy is one with `TRUST_PROXY=1`: each attack has an address of its own, and so has the neighbour who is to notice nothing.
 * Run: `BASE_URL=… ADMIN_EMAIL=… ADMIN_PASSWORD=… DATA_DIR=… npm run attacks`, with parts of names behind it for some alone:
 * `npm run attacks -- N5 F12`.
 */
import { crowdedSignIn } from './attacks/crowded-sign-in.ts';
import { fullDisk } from './attacks/full-disk.ts';
import { halfSent } from './attacks/half-sent.ts';
import { heavyPdf } from './attacks/heavy-pdf.ts';
import { mutedVoice } from './attacks/muted-voice.ts';
import { puppetsFlags } from './attacks/puppets-flags.ts';
import { retryRefused } from './attacks/retry-refused.ts';
import { slowDocument } from './attacks/slow-document.ts';
import { tellingStream } from './attacks/telling-stream.ts';
import { unseenApproval } from './attacks/unseen-approval.ts';
import { wipedEvidence } from './attacks/wiped-evidence.ts';
import { attackedAcademy, type Attack, type AttackedAcademy } from './support/attacked-academy.ts';

const attacks: readonly Attack[] = [
  unseenApproval,
  slowDocument,
  puppetsFlags,
  wipedEvidence,
  fullDisk,
  tellingStream,
  mutedVoice,
  retryRefused,
  heavyPdf,
  halfSent,
  crowdedSignIn,
];

const outcomeOf = async (attack: Attack, academy: AttackedAcademy): Promise<string> => {
  try {
    const finding = await attack.run(academy);
    return finding === null
      ? 'held'
      : `found: ${finding}\n  tried: ${attack.tries}\n  means: ${attack.finds}`;
  } catch (error) {
    return `not tried: ${error instanceof Error ? error.message : String(error)}`;
  }
};

const wanted = process.argv.slice(2);
const chosen = attacks.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
if (chosen.length === 0) throw new Error(`no attack is named ${wanted.join(', ')}`);

const url = process.env.BASE_URL ?? 'http://localhost:8080';
for (const [n, attack] of chosen.entries()) {
  const academy = await attackedAcademy(url, `198.51.100.${n + 1}`);
  try {
    const outcome = await outcomeOf(attack, academy);
    process.stdout.write(`${attack.name}: ${outcome}\n`);
    if (outcome !== 'held') process.exitCode = 1;
  } finally {
    await academy.leave();
  }
}
