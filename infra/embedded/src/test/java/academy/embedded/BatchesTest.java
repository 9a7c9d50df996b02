package academy.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;

import org.bson.BsonDocument;
import org.bson.BsonInt32;
import org.bson.BsonString;
import org.bson.Document;
import org.junit.jupiter.api.Test;

import com.mongodb.client.MongoCollection;

import academy.embedded.support.TestStore;

/** Large writes come and large results go in parts. */
class BatchesTest {

    private static final int DOCUMENTS = 25_000;

    @Test
    void aLargeResultIsReadToItsEnd() throws Exception {
        try (TestStore store = TestStore.open()) {
            MongoCollection<BsonDocument> collection = store.collection("docs");
            List<BsonDocument> documents = new ArrayList<>();
            for (int i = 0; i < DOCUMENTS; i++) {
                documents.add(new BsonDocument("_id", new BsonInt32(i)).append("body", new BsonString("x".repeat(1000))));
            }
            collection.insertMany(documents);
            assertEquals(documents, collection.find().into(new ArrayList<>()));
            assertEquals(documents, collection.find().batchSize(1000).into(new ArrayList<>()));
            assertEquals(250, collection.find().limit(250).into(new ArrayList<>()).size());

            Document first = store.database().runCommand(new Document("find", "docs")).get("cursor", Document.class);
            assertEquals(101, first.getList("firstBatch", Document.class).size());
            Document more = store.database().runCommand(new Document("getMore", first.getLong("id")).append("collection", "docs"));
            assertEquals(101, more.get("cursor", Document.class).getList("nextBatch", Document.class).size());
        }
    }
}
