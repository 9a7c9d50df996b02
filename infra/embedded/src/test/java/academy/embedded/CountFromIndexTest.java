package academy.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Random;

import org.bson.BsonDocument;
import org.bson.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import com.mongodb.client.MongoCollection;
import com.mongodb.client.model.CountOptions;

import academy.embedded.support.TestStore;

/** Counts of what lists ask for come from index entries, and are those of the documents whatever was written in between. */
class CountFromIndexTest {

    private static final int CASES = Integer.getInteger("cases", 10_000) / 10;
    private static final int DOCUMENTS = 600;
    private static final List<String> WORDS = List.of("ana", "anabel", "an", "luis", "luisa", "z", "é", "😀");
    private static final List<String> INDEXES = List.of("{removedAt: 1, at: -1, _id: -1}", "{removedAt: 1, kind: 1, at: -1}",
        "{removedAt: 1, words: 1}", "{removedAt: 1, words: -1, at: -1}", "{kind: -1}", "{'by.at': 1}");

    private TestStore store;
    private final Random random = new Random(20);

    @BeforeEach
    void open() throws Exception {
        store = TestStore.open();
    }

    @AfterEach
    void close() throws Exception {
        store.close();
    }

    private <T> T oneOf(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private Date date() {
        return new Date(1_800_000_000_000L + random.nextInt(30));
    }

    /** Fields are absent, null and of other types at times; words are given twice, or are no list. */
    private Document document(int id) {
        Document document = new Document("_id", id);
        int rare = random.nextInt(100);
        if (rare < 5) {
            document.append("removedAt", date());
        } else if (rare < 10) {
            document.append("removedAt", null);
        }
        if (random.nextInt(20) > 0) {
            document.append("at", date());
        }
        document.append("kind", random.nextInt(15) == 0 ? oneOf(List.of(1, true, "", List.of())) : oneOf(List.of("a", "ab", "b", "c")));
        List<String> words = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            words.add(oneOf(WORDS));
        }
        document.append("words", random.nextInt(10) == 0 ? oneOf(WORDS) : words);
        if (random.nextBoolean()) {
            document.append("by", random.nextBoolean() ? new Document("at", date()) : null);
        }
        return document;
    }

    private Document condition() {
        return switch (random.nextInt(8)) {
            case 0 -> new Document("kind", oneOf(List.of("a", "ab", "b")));
            case 1 -> new Document("kind", new Document("$in", List.of("a", "c", oneOf(List.of("b", "a")))));
            case 2 -> new Document("kind", new Document("$regex", "^" + oneOf(List.of("a", "b", "ab"))));
            case 3, 4 -> new Document("words", new Document("$regex", "^" + oneOf(WORDS)));
            case 5 -> new Document("words", oneOf(WORDS));
            case 6 -> new Document("by.at", new Document("$gt", new Date(0)));
            default -> new Document("at", new Document(oneOf(List.of("$gt", "$gte")), date()).append(oneOf(List.of("$lt", "$lte")), date()));
        };
    }

    private Document query() {
        List<Document> all = new ArrayList<>(List.of(new Document("removedAt", null)));
        for (int i = random.nextInt(4); i > 0; i--) {
            all.add(random.nextInt(6) == 0 ? new Document("$or", List.of(condition(), condition(), new Document("_id", 7))) : condition());
        }
        return new Document("$and", all);
    }

    private void change(List<MongoCollection<BsonDocument>> both) {
        int id = random.nextInt(DOCUMENTS);
        Document next = document(id);
        int kind = random.nextInt(3);
        for (MongoCollection<BsonDocument> collection : both) {
            if (kind == 0) {
                collection.deleteOne(new Document("_id", id));
            } else if (kind == 1) {
                collection.updateOne(new Document("_id", id), new Document("$set", new Document("removedAt", next.get("removedAt"))));
            } else {
                collection.deleteOne(new Document("_id", id));
                collection.insertOne(next.toBsonDocument());
            }
        }
    }

    @Test
    void countsWhatTheDocumentsAre() throws Exception {
        INDEXES.forEach(index -> store.collection("indexed").createIndex(BsonDocument.parse(index)));
        for (int id = 0; id < DOCUMENTS; id++) {
            BsonDocument document = document(id).toBsonDocument();
            store.collection("indexed").insertOne(document);
            store.collection("plain").insertOne(document);
        }
        int withoutDocuments = 0;
        for (int n = 0; n < CASES; n++) {
            if (n == CASES / 2) {
                store.kill();
            }
            List<MongoCollection<BsonDocument>> both = List.of(store.collection("indexed"), store.collection("plain"));
            change(both);
            Document query = query();
            int skip = random.nextInt(3) == 0 ? random.nextInt(50) : 0;
            int limit = random.nextInt(3) == 0 ? 1 + random.nextInt(100) : 0;
            CountOptions limits = new CountOptions().skip(skip).limit(limit);
            assertEquals(both.get(1).countDocuments(query, limits), both.get(0).countDocuments(query, limits), query.toJson());
            withoutDocuments += docsExamined(query) == 0 ? 1 : 0;
        }
        System.out.printf("FIGURE count-from-index cases=%d without-a-document=%d%n", CASES, withoutDocuments);
        assertTrue(withoutDocuments > CASES / 4, "too few of the counts came from an index alone to prove anything");
    }

    private long docsExamined(Document query) {
        Document count = new Document("count", "indexed").append("query", query);
        Document explained = store.database().runCommand(new Document("explain", count));
        return ((Number) explained.get("executionStats", Document.class).get("totalDocsExamined")).longValue();
    }

    @Test
    void readsNoDocumentForTheCountsOfAList() {
        MongoCollection<BsonDocument> rows = store.collection("indexed");
        INDEXES.forEach(index -> rows.createIndex(BsonDocument.parse(index)));
        List<BsonDocument> documents = new ArrayList<>();
        for (int id = 0; id < 3000; id++) {
            documents.add(new Document("_id", id).append("at", new Date(id)).append("kind", id % 2 == 0 ? "a" : "b")
                .append("words", List.of("ana", "w" + id % 50, "w" + id % 50 + "x")).toBsonDocument());
        }
        rows.insertMany(documents);
        for (String query : List.of("{}", "{kind: 'a'}", "{words: 'ana'}", "{words: {$regex: '^w1'}}",
            "{$and: [{words: 'ana'}, {words: {$regex: '^w1'}}]}", "{kind: 'a', words: 'ana'}", "{kind: {$in: ['a', 'b']}}",
            "{$or: [{kind: 'a'}, {words: 'w1'}]}")) {
            Document live = new Document("$and", List.of(new Document("removedAt", null), Document.parse(query)));
            assertEquals(0, docsExamined(live), query);
        }
    }
}
