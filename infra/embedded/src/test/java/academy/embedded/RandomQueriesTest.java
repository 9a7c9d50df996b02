package academy.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.bson.BsonDocument;
import org.bson.BsonInt32;
import org.bson.BsonString;
import org.bson.BsonValue;
import org.bson.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import com.mongodb.MongoException;
import com.mongodb.client.FindIterable;
import com.mongodb.client.model.CountOptions;
import com.mongodb.client.model.IndexOptions;

import academy.embedded.support.BsonOrder;
import academy.embedded.support.RandomBson;
import academy.embedded.support.TestStore;

/** The same random documents in two collections, one with indexes and one without: every query finds the same. */
class RandomQueriesTest {

    private static final int CASES = Integer.getInteger("cases", 10_000);
    private static final int WORLDS = 20;
    private static final int DOCUMENTS = 120;

    private static final List<String> INDEXES = List.of(
        "{a: 1}", "{a: -1}", "{b: 1}", "{tags: 1}", "{c: -1}", "{'d.e': 1}", "{a: 1, b: 1}", "{a: 1, b: -1, c: 1}",
        "{b: -1, c: -1}", "{tags: 1, a: -1}", "{'d.e': 1, 'd.f': -1}", "{c: 1, _id: 1}", "{'d.f': 1, a: 1}",
        "{a: 1, tags: 1}", "{b: 1, tags: 1}");

    /** So that half of the documents are large: of these a query decodes only the fields that it needs. */
    private static final BsonString PADDING = new BsonString("x".repeat(1100));
    private static final BsonDocument WITHOUT_PADDING = new BsonDocument("padding", new BsonInt32(0));

    private TestStore store;
    private long explained;
    private long usedAnIndex;
    private long cameSorted;
    private long matched;

    @BeforeEach
    void open() throws Exception {
        store = TestStore.open();
    }

    @AfterEach
    void close() throws Exception {
        store.close();
    }

    @Test
    void findsWhatTheFullScanFinds() throws Exception {
        for (int world = 0; world < WORLDS; world++) {
            runWorld(world);
        }
        System.out.printf(
            "FIGURE random-queries cases=%d matched=%d kills=%d explained=%d used-an-index=%d sorted-by-index=%d%n",
            CASES, matched, WORLDS, explained, usedAnIndex, cameSorted);
        assertTrue(usedAnIndex > explained / 4, "too few of the queries used an index to prove anything");
        assertTrue(cameSorted > explained / 20, "too few of the sorts came from an index to prove anything");
    }

    private void runWorld(int world) throws Exception {
        RandomBson random = new RandomBson(4711 + world, world % 3 == 0, world % 2 == 0);
        String indexed = "indexed" + world;
        String plain = "plain" + world;
        for (int i = 0; i < 4; i++) {
            createIndex(random, indexed);
        }
        for (int id = 0; id < DOCUMENTS; id++) {
            write(indexed, plain, random.document(id));
        }
        int cases = CASES / WORLDS;
        for (int n = 0; n < cases; n++) {
            if (random.chance(0.3)) {
                change(random, indexed, plain);
            }
            if (n == cases / 2) {
                createIndex(random, indexed);
                store.kill();
            }
            runCase(random, indexed, plain, "world " + world + ", case " + n);
        }
        assertValid(indexed);
    }

    private void createIndex(RandomBson random, String collection) {
        IndexOptions options = new IndexOptions();
        if (random.chance(0.2)) {
            options.sparse(true);
        } else if (random.chance(0.2)) {
            options.partialFilterExpression(BsonDocument.parse(
                random.oneOf(List.of("{a: {$exists: true}}", "{b: {$type: 'string'}}", "{c: null}"))));
        }
        try {
            store.collection(collection).createIndex(BsonDocument.parse(random.oneOf(INDEXES)), options);
        } catch (MongoException e) {
            // The same keys with other options, or two arrays side by side: an index less.
            assertTrue(e.getCode() == 86 || e.getCode() == 171, e.getMessage());
        }
    }

    /** What the indexed collection refuses (two arrays side by side in one index), the other one does not get either. */
    private void write(String indexed, String plain, BsonDocument document) {
        BsonDocument large = document.clone().append("padding", PADDING);
        try {
            store.collection(indexed).insertOne(document.getInt32("_id").getValue() % 2 == 0 ? document : large);
        } catch (MongoException e) {
            assertEquals(171, e.getCode(), e.getMessage());
            return;
        }
        store.collection(plain).insertOne(document);
    }

    private void change(RandomBson random, String indexed, String plain) {
        BsonDocument one = new BsonDocument("_id", new BsonInt32(random.upTo(DOCUMENTS)));
        if (random.chance(0.3)) {
            store.collection(indexed).deleteOne(one);
            store.collection(plain).deleteOne(one);
            write(indexed, plain, random.document(one.getInt32("_id").getValue()));
            return;
        }
        BsonDocument update = random.update();
        try {
            store.collection(indexed).updateOne(one, update);
        } catch (MongoException e) {
            assertTrue(e.getCode() == 171 || e.getCode() == 28, e.getCode() + e.getMessage());
            return;
        }
        store.collection(plain).updateOne(one, update);
    }

    private void runCase(RandomBson random, String indexed, String plain, String name) {
        BsonDocument query = random.query();
        BsonDocument sort = random.chance(0.6) ? random.sort() : new BsonDocument();
        int skip = random.chance(0.3) ? random.upTo(10) : 0;
        int limit = random.chance(0.5) ? 1 + random.upTo(20) : 0;
        List<BsonDocument> all;
        try {
            all = store.collection(plain).find(query).into(new ArrayList<>());
        } catch (MongoException e) {
            // A query that the matcher does not understand has no answer to compare.
            return;
        }
        Comparator<BsonDocument> order = BsonOrder.by(sort);
        List<BsonDocument> expected = all.stream().sorted(order).skip(skip).limit(limit == 0 ? Long.MAX_VALUE : limit).toList();
        FindIterable<BsonDocument> find = store.collection(indexed).find(query).projection(WITHOUT_PADDING).sort(sort).skip(skip).limit(limit);
        List<BsonDocument> found = find.into(new ArrayList<>());

        String told = name + ": " + query.toJson() + " sort " + sort.toJson() + " skip " + skip + " limit " + limit;
        assertEquals(expected.size(), found.size(), told);
        assertTrue(idsOf(all).containsAll(idsOf(found)), told);
        assertEquals(found.size(), idsOf(found).size(), told);
        for (int i = 0; i < found.size(); i++) {
            BsonDocument wanted = expected.get(i);
            BsonDocument got = found.get(i);
            assertEquals(0, order.compare(wanted, got), () -> told + ": wanted " + wanted.toJson() + " got " + got.toJson());
        }
        matched += found.size();
        CountOptions limits = new CountOptions().skip(skip).limit(limit);
        assertEquals(expected.size(), store.collection(indexed).countDocuments(query, limits), told);
        assertEquals(all.size(), store.collection(indexed).countDocuments(query), told);
        if (random.chance(0.25)) {
            countPlan(find, sort);
        }
    }

    private void countPlan(FindIterable<BsonDocument> find, BsonDocument sort) {
        String plan = find.explain().get("queryPlanner", Document.class).toJson();
        explained++;
        usedAnIndex += plan.contains("IXSCAN") ? 1 : 0;
        cameSorted += !sort.isEmpty() && plan.contains("IXSCAN") && !plan.contains("SORT") ? 1 : 0;
    }

    private static Set<BsonValue> idsOf(List<BsonDocument> documents) {
        return new HashSet<>(documents.stream().map(document -> document.get("_id")).toList());
    }

    private void assertValid(String collection) {
        Document result = store.database().runCommand(new Document("validate", collection));
        assertTrue(result.getBoolean("valid"), result.toJson());
    }
}
