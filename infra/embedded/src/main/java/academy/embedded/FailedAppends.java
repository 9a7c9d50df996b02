package academy.embedded;

import java.io.IOException;
import java.util.function.Consumer;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;

/**
 * Reports Kafka's first failed write as soon as it is logged. Kafka takes a folder out of service some time after a
 * write has failed, and until then appends behind what the failed one left in the file. An IOException is logged in the
 * thread that failed, while it holds the log's lock, so a process that ends here appends nothing more. A page fault in
 * a mapped index is logged a moment later; what another thread appends until then is left to {@link LogRepair}.
 */
final class FailedAppends extends Handler {

    /** Logs what the operating system refused, and nothing else. */
    private static final String REFUSED_BY_THE_SYSTEM = "org.apache.kafka.storage.internals.log.LogDirFailureChannel";

    private final Consumer<Throwable> onFailure;

    FailedAppends(Consumer<Throwable> onFailure) {
        this.onFailure = onFailure;
        setLevel(Level.WARNING);
    }

    @Override
    public void publish(LogRecord record) {
        Throwable thrown = record.getThrown();
        if (thrown != null && isKafka(record) && isFailedWrite(record, thrown)) {
            onFailure.accept(thrown);
        }
    }

    private static boolean isKafka(LogRecord record) {
        String name = String.valueOf(record.getLoggerName());
        return name.startsWith("org.apache.kafka.") || name.startsWith("kafka.") || name.startsWith("state.change.");
    }

    private static boolean isFailedWrite(LogRecord record, Throwable thrown) {
        if (record.getLevel().intValue() >= Level.SEVERE.intValue() && REFUSED_BY_THE_SYSTEM.equals(record.getLoggerName())) {
            return true;
        }
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            // What Java makes of SIGBUS: a page of a mapped index that a full disk has no room for.
            if (cause instanceof InternalError || cause instanceof IOException && isFullDisk(cause)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isFullDisk(Throwable thrown) {
        String message = String.valueOf(thrown.getMessage());
        return message.contains("No space left on device") || message.contains("not enough space on the disk")
            || message.contains("Disk quota exceeded");
    }

    @Override
    public void flush() {
        // nothing is held back
    }

    @Override
    public void close() {
        // nothing is held
    }
}
