package academy.embedded.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

import org.h2.mvstore.FileStore;
import org.h2.mvstore.MVStore;

/** At a start, when nobody is waiting for a write, a file that is mostly dead is replaced by a copy of what lives. */
final class Compaction {

    private static final long SMALL_BYTES = 8L << 20;
    private static final int WORTHWHILE_BELOW_PERCENT = 50;

    private Compaction() {
    }

    static boolean isWorthwhile(MVStore file) {
        FileStore<?> store = file.getFileStore();
        int livePercent = store.getFillRate() * store.getChunksFillRate() / 100;
        return store.size() > SMALL_BYTES && livePercent < WORTHWHILE_BELOW_PERCENT;
    }

    /** Killed at any point, it leaves either the old file or the new one whole. */
    static void run(Path path) {
        Path copy = copyOf(path);
        try (MVStore source = DurableStore.openFile(path); MVStore target = DurableStore.openFile(copy)) {
            new StoreMaps(source).copyTo(new StoreMaps(target));
            target.sync();
        }
        try {
            Files.move(copy, path, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A copy that is still there was not finished. */
    static void forgetUnfinished(Path path) {
        try {
            Files.deleteIfExists(copyOf(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path copyOf(Path path) {
        return path.resolveSibling(path.getFileName() + ".compacting");
    }
}
