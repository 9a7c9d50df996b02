const light = `--paper:#faf7f0;--sheet:#fffdf8;--sunk:#f2ede1;--line:#e2dac9;--field:#8d8472;--ink:#1d1a15;--ink-2:#5b5448;
--mark:#e9f27a;--mark-ink:#1d1a15;--met:#3f6212;--partly:#92580a;--missing:#a8283c;--missing-soft:#ffc9cf55;--link:#1f47c7;
--button:#1d1a15;--button-ink:#faf7f0;--stripe:#ffdf9e;--stripe-2:#fff1d2;--stripe-ink:#1d1a15;
--shadow:0 1px 0 #e9e1d0,0 10px 30px -18px #3d2f1455;`;

const dark = `--paper:#14120e;--sheet:#1c1914;--sunk:#100e0b;--line:#383227;--field:#8d8472;--ink:#f3ecde;--ink-2:#bdb3a1;
--mark:#dff04a;--mark-ink:#14120e;--met:#cfe26a;--partly:#f4c169;--missing:#ff9fab;--missing-soft:#6d243155;--link:#9db4ff;
--button:#f3ecde;--button-ink:#14120e;--stripe:#6b4a10;--stripe-2:#4a340d;--stripe-ink:#fbf8ee;
--shadow:0 1px 0 #000,0 18px 40px -20px #000;`;

/**
 * The academy's look on pages that load nothing: its tokens, and what they have of forms and lists. Letters are those of
 * the reader's system: the academy's own fonts are the web app's files, and these pages stand without it.
 */
export const style = `
:root{${light}--r-s:6px;--r-m:10px;--r-l:16px;color-scheme:light dark;
--display:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;--text:var(--display);
--mono:ui-monospace,monospace}
@media(prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 var(--text)}
h1,h2{font-family:var(--display);font-weight:640;letter-spacing:-.02em;line-height:1.12;margin:0}
h1{font-size:30px}h2{font-size:20px}p{margin:0}
a{color:var(--link);text-underline-offset:3px}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0;padding:0;margin:-1px}
.stripes{background:repeating-linear-gradient(135deg,var(--stripe) 0 16px,var(--stripe-2) 16px 32px);color:var(--stripe-ink);
border-bottom:1px solid var(--line);padding:12px 20px;text-align:center;font-weight:650}
.stripes span{background:var(--stripe-2);border-radius:var(--r-s);padding:3px 10px;-webkit-box-decoration-break:clone;box-decoration-break:clone}
.top{display:flex;justify-content:space-between;align-items:center;gap:16px;max-width:1080px;margin:0 auto;padding:18px 24px}
.logo{font:700 20px var(--display);letter-spacing:-.03em}
.mark{background:var(--mark);color:var(--mark-ink);border-radius:.3em .55em .25em .6em;padding:.02em .18em;font-style:normal}
main{max-width:1080px;margin:0 auto;padding:20px 24px 64px}
.two{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:48px;align-items:start}
.narrow{max-width:620px}.stack{display:grid;gap:16px;align-content:start}.rows{display:grid;gap:36px}
.sheet{background:var(--sheet);border:1px solid var(--line);border-radius:var(--r-l);box-shadow:var(--shadow);padding:26px 28px}
.price{font:680 44px/1 var(--display);letter-spacing:-.04em}.soft{color:var(--ink-2)}.small{font-size:14px}
dl.sum{display:grid;grid-template-columns:1fr auto;gap:10px 20px;margin:0;border-block:1px solid var(--line);padding:14px 0}
dl.sum dt{overflow-wrap:anywhere}dl.sum dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}.total{font-weight:680}
fieldset{border:0;margin:0;padding:0;min-width:0;display:grid;gap:14px}
fieldset+fieldset{margin-top:32px}
legend{font:640 20px var(--display);letter-spacing:-.02em;padding:0;margin-bottom:12px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:14px}@media(max-width:460px){.pair.loose{grid-template-columns:1fr}}
.field{display:grid;gap:5px;min-width:0;align-content:start}.field label{font-weight:600;font-size:14.5px}
.field .opt{font-weight:400;color:var(--ink-2)}
input,select{font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--field);border-radius:var(--r-m);
height:44px;padding:0 13px;width:100%;min-width:0}
select{padding-right:6px}.digits{font-family:var(--mono)}
[aria-invalid=true]{border-color:var(--missing);border-width:2px}
.error{color:var(--missing);font-size:14px;font-weight:550}
.alert{border:1px solid var(--missing);border-left-width:5px;background:var(--missing-soft);border-radius:var(--r-m);padding:13px 16px}
.done{border:1px solid var(--line);border-left:5px solid var(--mark);background:var(--sheet);border-radius:var(--r-m);padding:13px 16px}
.alert ul{margin:6px 0 0;padding-left:20px}
.btn{font:600 16px var(--text);display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:44px;padding:8px 18px;
border-radius:var(--r-m);background:var(--button);color:var(--button-ink);border:1px solid var(--button);cursor:pointer;text-decoration:none}
.btn:hover{opacity:.88}.btn.ghost{background:transparent;color:var(--ink);border-color:var(--field)}.btn.wide{width:100%;min-height:50px;font-size:17px}
.cards{margin:0;padding:14px 16px;background:var(--sunk);border-radius:var(--r-m);display:grid;gap:8px;font-size:14px;list-style:none}
.cards b{font-family:var(--mono);font-weight:500;white-space:nowrap}
ul.acts{list-style:none;margin:0;padding:0}
.acts li{display:grid;gap:8px;justify-items:start;padding:14px 0 16px;border-top:1px solid var(--line)}
.acts li:last-child{border-bottom:1px solid var(--line)}
table{border-collapse:collapse;width:100%;font-size:14.5px}caption{text-align:left}
th{text-align:left;font-weight:600;color:var(--ink-2);font-size:13.5px}th,td{padding:10px 14px 10px 0;border-bottom:1px solid var(--line);vertical-align:top}
td.num,th.num{text-align:right;padding-right:0;font-variant-numeric:tabular-nums}
.tag{display:inline-block;border:1px solid var(--line);background:var(--sheet);border-radius:99px;padding:1px 10px;font-size:13px;font-weight:600;white-space:nowrap}
.tag.good{color:var(--met)}.tag.wait{color:var(--partly)}.tag.bad{color:var(--missing)}
@media(max-width:820px){.two{grid-template-columns:minmax(0,1fr);gap:28px}}
@media(max-width:640px){h1{font-size:26px}.top{padding:14px 16px}main{padding:12px 16px 48px}.sheet{padding:20px 18px}.price{font-size:38px}
.acts .btn{width:100%}
table,tbody,tr,td,caption{display:block}thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
tr{border-bottom:1px solid var(--line);padding:10px 0}td,td.num{border:0;padding:2px 0;display:flex;justify-content:space-between;gap:16px;text-align:right}
td::before{content:attr(data-name);font-weight:600;color:var(--ink-2);text-align:left}}
`;
