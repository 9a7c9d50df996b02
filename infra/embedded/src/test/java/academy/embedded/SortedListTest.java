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

import com.mongodb.client.FindIterable;
import com.mongodb.client.MongoCollection;

import academy.embedded.support.TestStore;

/** What a list of 20 looks at does not grow with the collection. */
class SortedListTest {

    private static final int PAGE = 20;

    @Test
    void examinesAsManyEntriesInALargeCollectionAsInASmallOne() throws Exception {
        try (TestStore store = TestStore.open()) {
            List<Long> small = examined(fill(store, "small", 1_000));
            List<Long> large = examined(fill(store, "large", 100_000));
            System.out.println("FIGURE sorted-list examined-at-1000=" + small + " examined-at-100000=" + large);
            assertEquals(small, large);
            assertEquals(List.of(20L, 20L, 20L, 20L, 21L), large);
        }
    }

    @Test
    void examinesOnlyWhatOneOfSeveralAlternativesNames() throws Exception {
        try (TestStore store = TestStore.open()) {
            MongoCollection<BsonDocument> collection = fill(store, "several", 10_000);
            FindIterable<BsonDocument> find = collection
                .find(BsonDocument.parse("{title: /number/, $or: [{_id: 7}, {createdAt: {$in: [3, 4]}}, {_id: {$gte: 9998}}]}"))
                .sort(BsonDocument.parse("{createdAt: -1, _id: -1}"));
            Document stats = find.explain().get("executionStats", Document.class);
            assertEquals(5, stats.getInteger("nReturned"));
            assertTrue(stats.getLong("totalDocsExamined") <= 6, stats.toJson());
            // One of the alternatives may be anything: there is no shorter way than all.
            FindIterable<BsonDocument> any = collection.find(BsonDocument.parse("{$or: [{_id: 7}, {title: /number 9$/}]}"));
            assertEquals(10_000, any.explain().get("executionStats", Document.class).getLong("totalDocsExamined"));
        }
    }

    private static MongoCollection<BsonDocument> fill(TestStore store, String name, int documents) {
        MongoCollection<BsonDocument> collection = store.collection(name);
        collection.createIndex(BsonDocument.parse("{createdAt: -1, _id: -1}"));
        collection.createIndex(BsonDocument.parse("{category: 1, createdAt: -1}"));
        List<BsonDocument> batch = new ArrayList<>();
        for (int i = 0; i < documents; i++) {
            batch.add(new BsonDocument("_id", new BsonInt32(i))
                .append("createdAt", new BsonInt32(i * 7919 % documents))
                .append("category", new BsonString("c" + i % 10))
                .append("title", new BsonString("A title of some length, number " + i)));
            if (batch.size() == 5000 || i == documents - 1) {
                collection.insertMany(batch);
                batch.clear();
            }
        }
        return collection;
    }

    private static List<Long> examined(MongoCollection<BsonDocument> collection) {
        return List.of(
            examined(collection.find().sort(BsonDocument.parse("{createdAt: -1, _id: -1}"))),
            examined(collection.find().sort(BsonDocument.parse("{createdAt: 1}"))),
            examined(collection.find(BsonDocument.parse("{category: 'c3'}")).sort(BsonDocument.parse("{createdAt: -1}"))),
            examined(collection.find(BsonDocument.parse("{createdAt: {$lte: 500}}")).sort(BsonDocument.parse("{createdAt: -1}"))),
            // The next page, as our services ask for it; one more than a page, for the last one of the page before.
            examined(collection.find(BsonDocument.parse(
                "{$or: [{createdAt: {$lt: 500}}, {createdAt: 500, _id: {$lt: 0}}]}"))
                .sort(BsonDocument.parse("{createdAt: -1, _id: -1}"))));
    }

    private static long examined(FindIterable<BsonDocument> find) {
        Document stats = find.limit(PAGE).explain().get("executionStats", Document.class);
        assertEquals(PAGE, stats.getInteger("nReturned"));
        return stats.getLong("totalKeysExamined");
    }
}
