package academy.embedded;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The folder that holds everything; opened by one process at a time, and only in a format that we know. */
final class DataFolder {

    /** Raised whenever data written by this version cannot be read by the version before it. */
    static final int FORMAT = 1;

    /** With less than this a first start would die half-way through laying out Kafka's files. */
    private static final long LEAST_FREE_BYTES = 64L << 20;

    private static final Pattern FORMAT_FIELD = Pattern.compile("\"format\"\\s*:\\s*(\\d+)");

    private final Path root;
    /** Held, never read: the operating system lets go of the lock when the process ends, however it ends. */
    private final FileChannel lockChannel;

    private DataFolder(Path root, FileChannel lockChannel) {
        this.root = root;
        this.lockChannel = lockChannel;
    }

    static DataFolder open(Path root) throws StartFailure {
        try {
            Files.createDirectories(root);
            FileChannel lockChannel = lock(root);
            checkFormat(root);
            checkSpace(root);
            Files.createDirectories(root.resolve("logs"));
            Files.createDirectories(root.resolve("mongo"));
            return new DataFolder(root, lockChannel);
        } catch (IOException e) {
            throw new StartFailure("The data folder " + root + " cannot be used (" + describe(e)
                + "); check its permissions and the free space of its disk.", e);
        }
    }

    static String describe(IOException e) {
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getClass().getSimpleName() + ": " + e.getMessage();
    }

    private static FileChannel lock(Path root) throws IOException, StartFailure {
        FileChannel channel = FileChannel.open(root.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() != null) {
                return channel;
            }
        } catch (OverlappingFileLockException e) {
            // the same as a lock held elsewhere
        }
        channel.close();
        throw new StartFailure("The data folder " + root
            + " is in use by another running stack; stop that one or choose another folder.");
    }

    private static void checkFormat(Path root) throws IOException, StartFailure {
        Path file = root.resolve("format.json");
        if (!Files.exists(file)) {
            Path fresh = root.resolve("format.json.new");
            Files.writeString(fresh, "{\"format\":" + FORMAT + "}\n");
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
            return;
        }
        Matcher field = FORMAT_FIELD.matcher(Files.readString(file));
        if (!field.find()) {
            throw new StartFailure("The file " + file + " is damaged; restore the data folder from a backup.");
        }
        if (Integer.parseInt(field.group(1)) > FORMAT) {
            throw new StartFailure("The data folder " + root + " was written by a newer version (format "
                + field.group(1) + ", this one knows " + FORMAT + "); start that version or choose another folder.");
        }
    }

    private static void checkSpace(Path root) throws IOException, StartFailure {
        long free = Files.getFileStore(root).getUsableSpace();
        if (free < LEAST_FREE_BYTES) {
            throw new StartFailure("The disk of " + root + " is full (" + (free >> 20) + " MB left, "
                + (LEAST_FREE_BYTES >> 20) + " MB needed); free some space.");
        }
    }

    Path logs() {
        return root.resolve("logs");
    }

    Path kafka() {
        return root.resolve("kafka");
    }

    Path storeFile() {
        return root.resolve("mongo").resolve("store.mv");
    }

    void close() {
        try {
            lockChannel.close();
        } catch (IOException e) {
            // the process ends now, and the lock with it
        }
    }
}
