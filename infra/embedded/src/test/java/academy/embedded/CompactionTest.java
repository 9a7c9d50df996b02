package academy.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.bson.BsonDocument;
import org.bson.BsonInt32;
import org.bson.BsonString;
import org.bson.Document;
import org.junit.jupiter.api.Test;

import com.mongodb.client.MongoCollection;

import academy.embedded.support.TestStore;

/** A file that updates have made large is small again after the next start, and holds the same. */
class CompactionTest {

    private static final int DOCUMENTS = 500;
    private static final int UPDATES = 6000;

    @Test
    void aFileFullOfDeadPagesIsCopiedAtTheNextStart() throws Exception {
        try (TestStore store = TestStore.open()) {
            MongoCollection<BsonDocument> collection = store.collection("docs");
            collection.createIndex(BsonDocument.parse("{n: 1}"));
            for (int i = 0; i < DOCUMENTS; i++) {
                collection.insertOne(new BsonDocument("_id", new BsonInt32(i)).append("n", new BsonInt32(0))
                    .append("body", new BsonString("x".repeat(1000))));
            }
            for (int i = 0; i < UPDATES; i++) {
                collection.updateOne(new BsonDocument("_id", new BsonInt32(i % DOCUMENTS)), BsonDocument.parse("{$inc: {n: 1}}"));
            }
            List<BsonDocument> before = collection.find().into(new ArrayList<>());
            long fileBytes = store.fileBytes();
            store.restart();
            long compactBytes = store.fileBytes();
            System.out.printf("FIGURE compaction updates=%d file-bytes=%d after-restart=%d%n", UPDATES, fileBytes, compactBytes);
            assertTrue(fileBytes > 8 << 20, "too few updates to need a compaction: " + fileBytes);
            assertTrue(compactBytes < 4 << 20, compactBytes + " bytes for half a megabyte of documents");
            assertEquals(before, store.collection("docs").find().into(new ArrayList<>()));
            assertTrue(store.database().runCommand(new Document("validate", "docs")).getBoolean("valid"));
        }
    }
}
