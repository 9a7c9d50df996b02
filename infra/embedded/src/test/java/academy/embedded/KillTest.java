package academy.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

import org.bson.BsonDocument;
import org.bson.Document;
import org.junit.jupiter.api.Test;

import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.MongoDatabase;
import com.mongodb.client.model.IndexOptions;

import academy.embedded.support.ChildProcess;
import academy.embedded.support.StoreAlone;
import academy.embedded.support.TestStore;
import academy.embedded.support.Writer;

/** A process that is killed while several write to it loses nothing that it acknowledged. */
class KillTest {

    private static final int KILLS = Integer.getInteger("kills", 20);
    private static final int WRITERS = 4;
    /** Each kill comes after another number of acknowledged writes, so that it hits another moment. */
    private static final int LEAST_WRITES = 150;

    @Test
    void losesNothingThatWasAcknowledged() throws Exception {
        Path folder = Files.createTempDirectory("embedded-kills");
        AtomicLong acknowledged = new AtomicLong();
        List<String> lost = new ArrayList<>();
        List<Writer> writers = new ArrayList<>();
        for (int kill = 0; kill <= KILLS; kill++) {
            try (ChildProcess store = ChildProcess.start(StoreAlone.class.getName(), folder.resolve("store.mv").toString());
                 MongoClient client = MongoClients.create(store.waitFor("READY"))) {
                MongoDatabase database = client.getDatabase("test");
                lost.addAll(check(database, writers));
                if (kill < KILLS) {
                    writers = write(kill, database, acknowledged, store);
                }
            }
        }
        long fileBytes = Files.size(folder.resolve("store.mv"));
        System.out.printf("FIGURE kills=%d acknowledged=%d lost=%d file-bytes=%d%n", KILLS, acknowledged.get(), lost.size(), fileBytes);
        assertEquals(List.of(), lost);
        TestStore.deleteTree(folder);
    }

    private static List<String> check(MongoDatabase database, List<Writer> writers) {
        MongoCollection<BsonDocument> found = database.getCollection("docs", BsonDocument.class);
        List<String> lost = new ArrayList<>();
        writers.forEach(writer -> lost.addAll(writer.missing(found)));
        if (!writers.isEmpty()) {
            Document valid = database.runCommand(new Document("validate", "docs"));
            assertTrue(valid.getBoolean("valid"), valid.toJson());
        }
        return lost;
    }

    private static List<Writer> write(int kill, MongoDatabase database, AtomicLong acknowledged, ChildProcess store)
        throws InterruptedException {
        MongoCollection<Document> collection = database.getCollection("docs");
        collection.createIndex(Document.parse("{owner: 1, version: -1}"));
        collection.createIndex(Document.parse("{tags: 1}"));
        collection.createIndex(Document.parse("{'outbox.seq': 1, _id: 1}"), new IndexOptions().unique(true).sparse(true));
        List<Writer> writers = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < WRITERS; i++) {
            writers.add(new Writer("k" + kill + "w" + i, collection, acknowledged));
            threads.add(new Thread(writers.get(i)));
        }
        long enough = acknowledged.get() + LEAST_WRITES + kill * 37L % 400;
        threads.forEach(Thread::start);
        while (acknowledged.get() < enough) {
            Thread.sleep(1);
        }
        store.kill();
        for (Thread thread : threads) {
            thread.join();
        }
        return writers;
    }
}
