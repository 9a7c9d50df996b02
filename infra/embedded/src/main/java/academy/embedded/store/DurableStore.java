package academy.embedded.store;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.h2.mvstore.FileStore;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The store's file. A write is in the file before its caller goes on, and a commit never splits a write: the
 * documents and the index entries of one command are in the file together or not at all.
 */
public final class DurableStore {

    private static final Logger log = LoggerFactory.getLogger(DurableStore.class);

    /** Space is reused once it has been dead for this long; less and a power cut could hit a chunk half-reused. */
    private static final int RETENTION_MS = 1000;
    /** A commit rewrites one leaf per changed map, so small leaves keep commits small. */
    private static final int PAGE_BYTES = 4096;
    private static final int CACHE_MB = 64;

    private final MVStore file;
    private final Consumer<Throwable> onBroken;

    /** Writers share it, a commit has it alone. Fair, or a stream of writers would keep a commit waiting. */
    private final ReentrantReadWriteLock commitLock = new ReentrantReadWriteLock(true);
    private final AtomicLong written = new AtomicLong();
    private final Object commitTurn = new Object();
    /** Guarded by commitTurn. */
    private long committed;
    private volatile boolean broken;
    private final CountDownLatch closing = new CountDownLatch(1);

    private final Thread housekeeping = new Thread(this::keepHouse, "store-housekeeping");

    private DurableStore(MVStore file, Consumer<Throwable> onBroken) {
        this.file = file;
        this.onBroken = onBroken;
    }

    /**
     * Opens the file, creating it where there is none.
     *
     * @param onBroken called once, when the file cannot be written any more (a full disk, say): nothing can be
     *                 acknowledged from then on
     * @throws MVStoreException when the file is damaged or locked
     */
    public static DurableStore open(Path path, Consumer<Throwable> onBroken) {
        Compaction.forgetUnfinished(path);
        MVStore file = openFile(path);
        if (Compaction.isWorthwhile(file)) {
            file.close();
            Compaction.run(path);
            file = openFile(path);
        }
        file.setRetentionTime(RETENTION_MS);
        file.setVersionsToKeep(0);
        DurableStore store = new DurableStore(file, onBroken);
        store.housekeeping.setDaemon(true);
        store.housekeeping.start();
        return store;
    }

    static MVStore openFile(Path path) {
        return new MVStore.Builder()
            .fileName(path.toString())
            // Commits happen where we say and nowhere else: the store's own timer and its memory threshold would
            // save a half-done write.
            .autoCommitDisabled()
            .autoCommitBufferSize(0)
            .pageSplitSize(PAGE_BYTES)
            .cacheSize(CACHE_MB)
            .open();
    }

    public MVStore maps() {
        return file;
    }

    public boolean isBroken() {
        return broken;
    }

    public long fileBytes() {
        FileStore<?> store = file.getFileStore();
        return store == null ? 0 : store.size();
    }

    /** Runs a command that only reads; pages that it may still visit are not reused meanwhile. */
    public <T> T read(Supplier<T> command) {
        MVStore.TxCounter usage = file.registerVersionUsage();
        try {
            return command.get();
        } finally {
            file.deregisterVersionUsage(usage);
        }
    }

    /**
     * Runs a command that writes, and returns its result once what it wrote is in the file. Also when it fails: a
     * command may have written something before the part that failed.
     */
    public <T> T write(Supplier<T> command) {
        commitLock.readLock().lock();
        try {
            return read(command);
        } finally {
            long ticket = written.incrementAndGet();
            commitLock.readLock().unlock();
            commitUpTo(ticket);
        }
    }

    /** One commit serves every writer that wrote before it began: waiting writers find the work done. */
    private void commitUpTo(long ticket) {
        synchronized (commitTurn) {
            if (committed >= ticket) {
                return;
            }
            commitLock.writeLock().lock();
            try {
                long covered = written.get();
                file.commit();
                committed = covered;
            } catch (RuntimeException e) {
                breakDown(e);
                throw e;
            } finally {
                commitLock.writeLock().unlock();
            }
        }
    }

    private void breakDown(Throwable cause) {
        if (!broken && closing.getCount() > 0) {
            broken = true;
            log.error("the store's file cannot be written", cause);
            onBroken.accept(cause);
        }
    }

    private void keepHouse() {
        Housekeeping work = new Housekeeping(file, commitLock.writeLock());
        try {
            while (!closing.await(Housekeeping.INTERVAL_MS, TimeUnit.MILLISECONDS)) {
                work.once();
            }
        } catch (InterruptedException e) {
            breakDown(e);
        } catch (RuntimeException e) {
            breakDown(e);
        }
    }

    /** Commits and closes; the next start finds a clean file. */
    public void close() {
        // Not by an interrupt: that would close the file under a thread that is writing to it.
        closing.countDown();
        try {
            housekeeping.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        commitLock.writeLock().lock();
        try {
            file.close();
        } finally {
            commitLock.writeLock().unlock();
        }
    }
}
