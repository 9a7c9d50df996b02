package academy.embedded.store;

import java.util.concurrent.locks.Lock;

import org.h2.mvstore.MVStore;

/**
 * Keeps the file compact while it is in use, and on the disk rather than in the page cache. Chunks that are mostly dead
 * are rewritten so that their space is used again; chunks are never moved, as the library's mover trips over its own
 * assertions. A file that has once been large becomes small again at the next start, see {@link Compaction}.
 */
final class Housekeeping {

    static final int INTERVAL_MS = 1000;

    /** Chunks are rewritten while less than this share of them is live. */
    private static final int TARGET_FILL_PERCENT = 60;
    /** At most this much is rewritten at a time: writers wait meanwhile. */
    private static final int REWRITE_BYTES = 1 << 20;
    /** After the last write the rest is done in so many rounds, or left: an idle laptop's disk should come to rest. */
    private static final int MOST_QUIET_ROUNDS = 60;

    private final MVStore file;
    private final Lock writersOut;
    private long lastVersion = -1;
    private boolean settled;
    private int quietRounds;

    Housekeeping(MVStore file, Lock writersOut) {
        this.file = file;
        this.writersOut = writersOut;
    }

    void once() {
        if (file.getCurrentVersion() != lastVersion) {
            quietRounds = 0;
        } else if (settled || ++quietRounds > MOST_QUIET_ROUNDS) {
            return;
        }
        // After a kill the page cache still has every commit; after a power cut the disk has those up to here.
        file.sync();
        settled = !rewriteSome();
        lastVersion = file.getCurrentVersion();
    }

    private boolean rewriteSome() {
        writersOut.lock();
        try {
            boolean rewritten = file.compact(TARGET_FILL_PERCENT, REWRITE_BYTES);
            if (rewritten) {
                file.commit();
            }
            return rewritten;
        } finally {
            writersOut.unlock();
        }
    }
}
