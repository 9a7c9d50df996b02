package academy.embedded.store;

import java.util.concurrent.locks.Lock;

import org.h2.mvstore.MVStore;
import org.h2.mvstore.RandomAccessStore;

/** Keeps the file compact while it is in use, and on the disk rather than in the page cache. */
final class Housekeeping {

    static final int INTERVAL_MS = 1000;
    static final int CLOSING_MS = 500;

    /** Chunks are rewritten while less than this share of them is live. */
    private static final int TARGET_FILL_PERCENT = 60;
    /** At most this much is rewritten at a time: writers wait meanwhile. */
    private static final int REWRITE_BYTES = 1 << 20;
    /** A file smaller than this is not worth shrinking. */
    private static final long SMALL_BYTES = 4L << 20;
    private static final int SHRINK_BELOW_PERCENT = 50;
    private static final int SHRINK_EVERY = 5;

    private final MVStore file;
    private final Lock writersOut;
    private long lastVersion = -1;
    private int rounds;

    Housekeeping(MVStore file, Lock writersOut) {
        this.file = file;
        this.writersOut = writersOut;
    }

    void once() {
        if (file.getCurrentVersion() == lastVersion) {
            return;
        }
        // After a kill the page cache still has every commit; after a power cut the disk has those up to here.
        file.sync();
        writersOut.lock();
        try {
            if (file.compact(TARGET_FILL_PERCENT, REWRITE_BYTES)) {
                file.commit();
            }
            if (++rounds % SHRINK_EVERY == 0) {
                shrink();
            }
        } finally {
            writersOut.unlock();
        }
        lastVersion = file.getCurrentVersion();
    }

    private void shrink() {
        RandomAccessStore store = (RandomAccessStore) file.getFileStore();
        if (store.size() > SMALL_BYTES && store.getFillRate() < SHRINK_BELOW_PERCENT) {
            store.compactMoveChunks(SHRINK_BELOW_PERCENT, REWRITE_BYTES, file);
        }
    }
}
