package academy.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.record.FileLogInputStream.FileChannelRecordBatch;
import org.apache.kafka.common.record.FileRecords;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.bson.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoClients;

import academy.embedded.support.ChildProcess;
import academy.embedded.support.TestStore;

/** The whole stack as its starter meets it: a process, its lines and its exit code. */
class StackTest {

    private static final int MESSAGES = 200;

    private Path folder;

    @BeforeEach
    void createFolder() throws Exception {
        folder = Files.createTempDirectory("embedded-stack");
    }

    @AfterEach
    void deleteFolder() throws Exception {
        TestStore.deleteTree(folder);
    }

    private ChildProcess start(String... more) throws Exception {
        return startOn(0, more);
    }

    private ChildProcess startOn(int mongoPort, String... more) throws Exception {
        List<String> arguments = new ArrayList<>(List.of(
            "--data-dir", folder.toString(), "--mongo-port", String.valueOf(mongoPort), "--kafka-port", "0"));
        arguments.addAll(List.of(more));
        return ChildProcess.start(Main.class.getName(), arguments.toArray(String[]::new));
    }

    private static Document ready(ChildProcess stack) throws Exception {
        return Document.parse(stack.waitFor("READY"));
    }

    private static void assertRefused(ChildProcess stack, String reason) throws Exception {
        String error = stack.waitFor("ERROR");
        assertTrue(error.contains(reason) && error.endsWith("."), error);
        assertEquals(1, stack.exitCode());
    }

    @Test
    void keepsMessagesAndDocumentsThroughAKillAndStopsInGoodOrder() throws Exception {
        long coldMs;
        try (ChildProcess stack = start()) {
            Document ready = ready(stack);
            coldMs = ready.getInteger("ms");
            fill(ready);
            stack.kill();
        }
        try (ChildProcess stack = start("--health-port", "0")) {
            Document ready = ready(stack);
            assertEquals(MESSAGES, countMessages(ready.getString("kafka")));
            assertEquals(MESSAGES, countDocuments(ready.getString("mongo")));
            assertHealthy(ready.getString("health"));
            long residentKb = residentKb(ready.getInteger("pid"));
            try (ChildProcess second = start()) {
                assertRefused(second, "is in use by another running stack");
            }
            long stopMs = stack.terminate();
            stack.waitFor("STOPPED");
            System.out.printf("FIGURE stack start-ms=%d start-after-kill-ms=%d stop-ms=%d resident-kb=%d messages=%d lost=0%n",
                coldMs, ready.getInteger("ms"), stopMs, residentKb, MESSAGES);
            assertTrue(stopMs < 5000, "stopping took " + stopMs + " ms");
            assertTrue(residentKb < 600_000, residentKb + " KB resident");
        }
    }

    private static void fill(Document ready) throws Exception {
        Map<String, Object> kafka = Map.of("bootstrap.servers", ready.getString("kafka"), "acks", "all", "linger.ms", 0);
        try (Admin admin = Admin.create(kafka)) {
            admin.createTopics(List.of(new NewTopic("facts", 1, (short) 1))).all().get();
        }
        try (KafkaProducer<String, String> producer = new KafkaProducer<>(kafka, new StringSerializer(), new StringSerializer());
             MongoClient mongo = MongoClients.create(ready.getString("mongo"))) {
            for (int i = 0; i < MESSAGES; i++) {
                producer.send(new ProducerRecord<>("facts", "key" + i, "value" + i)).get();
                mongo.getDatabase("test").getCollection("facts").insertOne(new Document("_id", i));
            }
        }
    }

    private static int countMessages(String bootstrap) {
        Map<String, Object> settings = Map.of("bootstrap.servers", bootstrap, "group.id", "reader", "auto.offset.reset", "earliest");
        int count = 0;
        try (KafkaConsumer<String, String> consumer =
                 new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer())) {
            consumer.subscribe(List.of("facts"));
            while (count < MESSAGES) {
                for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofSeconds(1))) {
                    assertEquals("value" + count++, record.value());
                }
            }
            consumer.commitSync();
        }
        return count;
    }

    private static final String OFFSETS = "__consumer_offsets-";

    @Test
    void servesAConsumerGroupWhoseOffsetsWereWrittenTwiceWhenTheDiskWasFull() throws Exception {
        try (ChildProcess stack = start()) {
            Document ready = ready(stack);
            fill(ready);
            assertEquals(MESSAGES, countMessages(ready.getString("kafka")));
            stack.terminate();
        }
        List<Path> segments = offsetSegments();
        assertTrue(!segments.isEmpty());
        for (Path segment : segments) {
            appendLastBatchAgain(segment);
        }
        try (ChildProcess stack = start();
             Admin admin = Admin.create(Map.of("bootstrap.servers", ready(stack).getString("kafka")))) {
            Map<TopicPartition, OffsetAndMetadata> committed = admin.listConsumerGroupOffsets("reader")
                .partitionsToOffsetAndMetadata().get(30, TimeUnit.SECONDS);
            assertEquals(MESSAGES, committed.get(new TopicPartition("facts", 0)).offset());
        }
    }

    private List<Path> offsetSegments() throws Exception {
        try (Stream<Path> files = Files.walk(folder.resolve("kafka"))) {
            return files.filter(file -> file.toString().endsWith(".log") && file.toFile().length() > 0
                && file.getParent().getFileName().toString().startsWith(OFFSETS)).toList();
        }
    }

    private static void appendLastBatchAgain(Path segment) throws Exception {
        int position = 0;
        try (FileRecords records = FileRecords.open(segment.toFile(), false)) {
            for (FileChannelRecordBatch batch : records.batches()) {
                position = batch.position();
            }
        }
        byte[] content = Files.readAllBytes(segment);
        Files.write(segment, Arrays.copyOfRange(content, position, content.length), StandardOpenOption.APPEND);
    }

    private static long countDocuments(String url) {
        try (MongoClient mongo = MongoClients.create(url)) {
            return mongo.getDatabase("test").getCollection("facts").countDocuments();
        }
    }

    private static void assertHealthy(String url) throws Exception {
        HttpResponse<String> answer = HttpClient.newHttpClient().send(
            HttpRequest.newBuilder(URI.create(url)).build(), HttpResponse.BodyHandlers.ofString());
        assertEquals(200, answer.statusCode(), answer.body());
        assertTrue(Document.parse(answer.body()).getBoolean("ok"));
    }

    /** 0 where there is no /proc. */
    private static long residentKb(int pid) throws Exception {
        Path status = Path.of("/proc", String.valueOf(pid), "status");
        if (!Files.exists(status)) {
            return 0;
        }
        return Files.readAllLines(status).stream().filter(line -> line.startsWith("VmHWM"))
            .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", ""))).findFirst().orElse(0);
    }

    @Test
    void bindsToOneAddressAndAdvertisesAnotherName() throws Exception {
        try (ChildProcess stack = start("--host", "0.0.0.0", "--advertised-host", "localhost")) {
            Document ready = ready(stack);
            assertTrue(ready.getString("kafka").startsWith("localhost:"), ready.getString("kafka"));
            assertTrue(ready.getString("mongo").startsWith("mongodb://localhost:"), ready.getString("mongo"));
            // The broker itself names the advertised host, whatever address it was reached by.
            assertEquals("localhost", nodeHost(ready.getString("kafka").replace("localhost", "127.0.0.2")));
            assertEquals(0, countDocuments(ready.getString("mongo").replace("localhost", "127.0.0.2")));
        }
        try (ChildProcess stack = start("--host", "0.0.0.0")) {
            assertRefused(stack, "clients need --advertised-host");
        }
    }

    private static String nodeHost(String bootstrap) throws Exception {
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", bootstrap))) {
            return admin.describeCluster().nodes().get(30, TimeUnit.SECONDS).iterator().next().host();
        }
    }

    @Test
    void saysInOneSentenceWhyItCannotStart() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"));
             ChildProcess stack = startOn(taken.getLocalPort())) {
            assertRefused(stack, "Port " + taken.getLocalPort() + " for the store is taken");
        }
        try (ChildProcess stack = start("--colour", "red")) {
            assertRefused(stack, "Unknown option --colour");
        }
        Files.writeString(folder.resolve("format.json"), "{\"format\":99}");
        try (ChildProcess stack = start()) {
            assertRefused(stack, "was written by a newer version");
        }
        Files.writeString(folder.resolve("format.json"), "{\"format\":1}");
        Files.createDirectories(folder.resolve("mongo"));
        Files.writeString(folder.resolve("mongo").resolve("store.mv"), "this is not a store, and it is long enough to look at".repeat(400));
        try (ChildProcess stack = start()) {
            assertRefused(stack, "cannot be opened");
        }
    }

    @Test
    void endsWithItsParentOnlyWhenAskedTo() throws Exception {
        try (ChildProcess stack = start("--stop-with-parent")) {
            ready(stack);
            stack.closeStdin();
            stack.waitFor("STOPPED");
            assertEquals(0, stack.exitCode());
        }
        try (ChildProcess stack = start()) {
            Document ready = ready(stack);
            stack.closeStdin();
            assertEquals(0, countDocuments(ready.getString("mongo")));
            assertTrue(stack.isAlive());
        }
    }
}
