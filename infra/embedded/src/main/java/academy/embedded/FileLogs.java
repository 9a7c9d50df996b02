package academy.embedded;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import java.util.logging.FileHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Sends what Kafka and the store log to small rotated files, so that stdout carries only our own lines. */
final class FileLogs {

    private static final int BYTES_PER_FILE = 2 << 20;
    private static final int FILES = 3;

    /** The JDK forgets the level of a logger that nobody holds. */
    private static final List<Logger> LEVELLED = List.of(
        // A line for each client's connection tells nothing that the client does not know.
        Logger.getLogger("de.bwaldvogel.mongo.wire.MongoWireProtocolHandler"),
        Logger.getLogger("org.apache.kafka.common.config"),
        Logger.getLogger("kafka.server.KafkaConfig"),
        Logger.getLogger("org.apache.kafka.clients.NetworkClient"));

    private FileLogs() {
    }

    /** Opens the files; {@code onFailedWrite} is called as soon as Kafka logs a write that failed. */
    static void open(Path folder, Consumer<Throwable> onFailedWrite) throws StartFailure {
        try {
            Handler handler = new FileHandler(folder.resolve("embedded-%g.log").toString(), BYTES_PER_FILE, FILES, true);
            handler.setFormatter(new OneLine());
            handler.setLevel(Level.INFO);
            Logger root = Logger.getLogger("");
            for (Handler console : root.getHandlers()) {
                root.removeHandler(console);
            }
            root.addHandler(handler);
            root.addHandler(new FailedAppends(onFailedWrite));
            root.setLevel(Level.INFO);
            LEVELLED.forEach(logger -> logger.setLevel(Level.WARNING));
            // The client already gets the error, and the command may hold personal data.
            LEVELLED.get(0).setFilter(record -> !String.valueOf(record.getMessage()).startsWith("failed to handle"));
        } catch (IOException e) {
            throw new StartFailure("The log files in " + folder + " cannot be written (" + DataFolder.describe(e) + ").", e);
        }
    }

    private static final class OneLine extends Formatter {
        @Override
        public String format(LogRecord record) {
            StringBuilder line = new StringBuilder()
                .append(Instant.ofEpochMilli(record.getMillis())).append(' ')
                .append(record.getLevel()).append(' ')
                .append(record.getLoggerName()).append(" - ")
                .append(formatMessage(record)).append('\n');
            if (record.getThrown() != null) {
                StringWriter trace = new StringWriter();
                record.getThrown().printStackTrace(new PrintWriter(trace));
                line.append(trace);
            }
            return line.toString();
        }
    }
}
