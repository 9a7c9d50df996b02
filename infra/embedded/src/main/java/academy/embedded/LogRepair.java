package academy.embedded;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;

import org.apache.kafka.common.errors.CorruptRecordException;
import org.apache.kafka.common.record.FileLogInputStream.FileChannelRecordBatch;
import org.apache.kafka.common.record.FileRecords;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Takes batches out of Kafka's logs whose offsets were given out a second time. An append that fails after its bytes
 * are in the file (the index behind it had no room on a full disk) leaves the next one at the same offset, and a
 * coordinator that reads both refuses its partition at every start. The earlier of the two was never acknowledged.
 */
final class LogRepair {

    private static final Logger log = LoggerFactory.getLogger(LogRepair.class);
    private static final String CLEAN_SHUTDOWN = ".kafka_cleanshutdown";
    /** What a broker appended since its last start may have begun in the segment before the newest. */
    private static final int NEWEST_SEGMENTS = 2;

    private LogRepair() {
    }

    /** Looks through the folder of a stopped broker; gives the files that it changed. */
    static List<Path> run(Path folder) throws IOException {
        boolean clean = Files.exists(folder.resolve(CLEAN_SHUTDOWN));
        List<Path> repaired = new ArrayList<>();
        for (Path partition : list(folder, ".+-\\d+")) {
            boolean internal = partition.getFileName().toString().startsWith("__");
            // After a clean stop only the logs that keep a broker from serving are worth the time.
            if (internal || !clean) {
                repaired.addAll(repairPartition(partition));
            }
        }
        return repaired;
    }

    private static List<Path> repairPartition(Path partition) throws IOException {
        List<Path> segments = list(partition, "\\d+\\.log");
        List<Path> repaired = new ArrayList<>();
        for (Path segment : segments.subList(Math.max(0, segments.size() - NEWEST_SEGMENTS), segments.size())) {
            if (repairSegment(segment)) {
                repaired.add(segment);
            }
        }
        return repaired;
    }

    private static List<Path> list(Path folder, String pattern) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.filter(entry -> entry.getFileName().toString().matches(pattern)).sorted().toList();
        }
    }

    static boolean repairSegment(Path segment) throws IOException {
        List<Span> kept;
        try (FileRecords records = FileRecords.open(segment.toFile(), false)) {
            if (!hasDoubledOffsets(records)) {
                return false;
            }
            kept = lastWritten(records);
        }
        log.warn("{} holds offsets twice, of an append that failed; keeping the later ones", segment);
        // The indexes first: they name places in the file, and Kafka builds them anew where they are missing.
        for (String index : List.of(".index", ".timeindex", ".txnindex")) {
            Files.deleteIfExists(Path.of(segment.toString().replaceAll("\\.log$", index)));
        }
        rewrite(segment, kept);
        return true;
    }

    /** Reads the batches' headers only. */
    private static boolean hasDoubledOffsets(FileRecords records) {
        try {
            long last = -1;
            for (FileChannelRecordBatch batch : records.batches()) {
                if (batch.baseOffset() <= last) {
                    return true;
                }
                last = batch.lastOffset();
            }
        } catch (CorruptRecordException e) {
            // Kafka's own recovery cuts a log at its first damaged batch.
        }
        return false;
    }

    /** As if the log had been cut back before each offset that was given out again. Ends at a damaged batch. */
    private static List<Span> lastWritten(FileRecords records) {
        Deque<Span> kept = new ArrayDeque<>();
        try {
            for (FileChannelRecordBatch batch : records.batches()) {
                batch.ensureValid();
                while (!kept.isEmpty() && kept.getLast().lastOffset() >= batch.baseOffset()) {
                    kept.removeLast();
                }
                kept.addLast(new Span(batch.position(), batch.sizeInBytes(), batch.lastOffset()));
            }
        } catch (CorruptRecordException e) {
            log.warn("{} is damaged behind offset {}", records.file(), kept.isEmpty() ? -1 : kept.getLast().lastOffset());
        }
        return List.copyOf(kept);
    }

    private record Span(long position, long bytes, long lastOffset) {
    }

    private static void rewrite(Path segment, List<Span> kept) throws IOException {
        Path fresh = segment.resolveSibling(segment.getFileName() + ".repair");
        try (FileChannel from = FileChannel.open(segment, StandardOpenOption.READ);
             FileChannel to = FileChannel.open(fresh, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                 StandardOpenOption.TRUNCATE_EXISTING)) {
            for (Span span : kept) {
                long done = 0;
                while (done < span.bytes()) {
                    done += from.transferTo(span.position() + done, span.bytes() - done, to);
                }
            }
            to.force(true);
        }
        Files.move(fresh, segment, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
