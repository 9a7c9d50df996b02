package academy.embedded;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;

import org.apache.kafka.common.compress.Compression;
import org.apache.kafka.common.record.FileRecords;
import org.apache.kafka.common.record.MemoryRecords;
import org.apache.kafka.common.record.SimpleRecord;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Logs as a broker leaves them that went on appending after an append had failed. */
class LogRepairTest {

    @TempDir
    private Path folder;
    private Path partition;
    private Path segment;

    @BeforeEach
    void createPartition() throws Exception {
        partition = Files.createDirectory(folder.resolve("__consumer_offsets-3"));
        segment = partition.resolve("00000000000000000000.log");
    }

    private static ByteBuffer batch(long baseOffset, String... values) {
        SimpleRecord[] records = new SimpleRecord[values.length];
        for (int i = 0; i < values.length; i++) {
            records[i] = new SimpleRecord(values[i].getBytes(StandardCharsets.UTF_8));
        }
        return MemoryRecords.withRecords(baseOffset, Compression.NONE, records).buffer();
    }

    private void write(ByteBuffer... batches) throws Exception {
        int bytes = 0;
        for (ByteBuffer batch : batches) {
            bytes += batch.remaining();
        }
        ByteBuffer all = ByteBuffer.allocate(bytes);
        for (ByteBuffer batch : batches) {
            all.put(batch);
        }
        Files.write(segment, all.array());
    }

    private List<String> stored() throws Exception {
        try (FileRecords records = FileRecords.open(segment.toFile(), false)) {
            List<String> stored = new ArrayList<>();
            StreamSupport.stream(records.records().spliterator(), false).forEach(record ->
                stored.add(record.offset() + "=" + StandardCharsets.UTF_8.decode(record.value())));
            return stored;
        }
    }

    @Test
    void anOffsetWrittenTwiceKeepsTheLaterBatchAndWhatFollows() throws Exception {
        write(batch(0, "a", "b"), batch(2, "failed"), batch(2, "c"), batch(3, "d"));
        assertEquals(List.of(segment), LogRepair.run(folder));
        assertEquals(List.of("0=a", "1=b", "2=c", "3=d"), stored());
    }

    @Test
    void aLargerFailedBatchIsTakenOutWhole() throws Exception {
        write(batch(0, "a"), batch(1, "failed", "failed too"), batch(1, "b"), batch(2, "c"));
        LogRepair.run(folder);
        assertEquals(List.of("0=a", "1=b", "2=c"), stored());
    }

    @Test
    void severalFailedBatchesInARowAreTakenOut() throws Exception {
        write(batch(0, "a"), batch(1, "failed"), batch(1, "failed too"), batch(1, "b"));
        LogRepair.run(folder);
        assertEquals(List.of("0=a", "1=b"), stored());
    }

    @Test
    void theIndexesOfARepairedSegmentAreLeftToKafka() throws Exception {
        write(batch(0, "a"), batch(0, "b"));
        Path index = Files.createFile(partition.resolve("00000000000000000000.index"));
        Path times = Files.createFile(partition.resolve("00000000000000000000.timeindex"));
        LogRepair.run(folder);
        assertFalse(Files.exists(index) || Files.exists(times));
        assertEquals(List.of(), LogRepair.run(folder));
    }

    @Test
    void aSecondBatchThatIsOnlyHalfThereDoesNotCostTheFirst() throws Exception {
        ByteBuffer half = batch(1, "only the beginning of this is in the file");
        half.limit(half.limit() - 5);
        write(batch(0, "a"), batch(1, "b"), half);
        assertEquals(List.of(), LogRepair.run(folder));
        assertEquals(List.of("0=a", "1=b"), stored());
    }

    @Test
    void aSecondBatchThatIsDamagedDoesNotCostTheFirst() throws Exception {
        ByteBuffer damaged = batch(1, "damaged");
        damaged.put(damaged.limit() - 2, (byte) 0);
        write(batch(0, "a"), batch(1, "b"), damaged);
        LogRepair.run(folder);
        assertEquals(List.of("0=a", "1=b"), stored());
    }

    @Test
    void aLogInOrderIsNotTouchedNorOneWithGaps() throws Exception {
        write(batch(0, "a"), batch(7, "b"), batch(8, "c"));
        byte[] before = Files.readAllBytes(segment);
        assertEquals(List.of(), LogRepair.run(folder));
        assertArrayEquals(before, Files.readAllBytes(segment));
    }

    @Test
    void topicsAreLookedThroughOnlyWhenTheBrokerDidNotStopCleanly() throws Exception {
        Path topic = Files.createDirectory(folder.resolve("facts-0"));
        segment = topic.resolve("00000000000000000000.log");
        write(batch(0, "a"), batch(1, "failed"), batch(1, "b"));
        Path clean = Files.createFile(folder.resolve(".kafka_cleanshutdown"));
        assertEquals(List.of(), LogRepair.run(folder));
        Files.delete(clean);
        assertEquals(List.of(segment), LogRepair.run(folder));
        assertTrue(stored().contains("1=b"));
    }
}
