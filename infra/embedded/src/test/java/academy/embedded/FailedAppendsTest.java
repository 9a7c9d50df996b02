package academy.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.LogRecord;

import org.apache.kafka.common.errors.KafkaStorageException;
import org.apache.kafka.common.errors.NotCoordinatorException;
import org.apache.kafka.storage.internals.log.LogDirFailureChannel;
import org.junit.jupiter.api.Test;

class FailedAppendsTest {

    private final List<Throwable> heard = new ArrayList<>();
    private final FailedAppends appends = new FailedAppends(heard::add);

    private void log(String logger, Level level, Throwable thrown) {
        LogRecord record = new LogRecord(level, "what happened");
        record.setLoggerName(logger);
        record.setThrown(thrown);
        appends.publish(record);
    }

    @Test
    void hearsAtOnceOfAFolderThatFailed() {
        java.util.logging.Logger logger = java.util.logging.Logger.getLogger(LogDirFailureChannel.class.getName());
        logger.addHandler(appends);
        try {
            IOException refused = new IOException("Input/output error");
            new LogDirFailureChannel(1).maybeAddOfflineLogDir("/data/kafka", "Error while appending", refused);
            assertEquals(List.of(refused), heard);
        } finally {
            logger.removeHandler(appends);
        }
    }

    @Test
    void hearsOfAFullDiskHoweverDeep() {
        IOException full = new IOException("No space left on device");
        log("kafka.server.ReplicaManager", Level.SEVERE, new KafkaStorageException("append failed", full));
        log("org.apache.kafka.coordinator.common.runtime.CoordinatorRuntime", Level.SEVERE,
            new InternalError("a fault occurred in a recent unsafe memory access operation in compiled Java code"));
        assertEquals(2, heard.size());
    }

    @Test
    void letsOtherErrorsPass() {
        log("kafka.server.KafkaApis", Level.SEVERE, new NotCoordinatorException("loading"));
        log("kafka.server.KafkaApis", Level.SEVERE, null);
        log("org.apache.kafka.common.network.Selector", Level.WARNING, new IOException("Connection reset by peer"));
        log("academy.embedded.store.DurableStore", Level.SEVERE, new IOException("No space left on device"));
        assertEquals(List.of(), heard);
    }
}
