package academy.embedded;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import org.bson.BsonDocument;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import com.mongodb.MongoException;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.model.FindOneAndUpdateOptions;
import com.mongodb.client.model.IndexOptions;
import com.mongodb.client.model.UpdateOptions;

import academy.embedded.support.TestStore;

/** Unique indexes refuse what they must, no less and no more, and one writer at a time. */
class UniqueIndexTest {

    private static final int DUPLICATE_KEY = 11000;

    private TestStore store;
    private MongoCollection<BsonDocument> people;

    @BeforeEach
    void open() throws Exception {
        store = TestStore.open();
        people = store.collection("people");
    }

    @AfterEach
    void close() throws Exception {
        store.close();
    }

    private void unique(String keys, IndexOptions options) {
        people.createIndex(BsonDocument.parse(keys), options.unique(true));
    }

    private void insert(String document) {
        people.insertOne(BsonDocument.parse(document));
    }

    private void assertRefused(Runnable write, String index) {
        MongoException error = assertThrows(MongoException.class, write::run);
        assertEquals(DUPLICATE_KEY, error.getCode(), error.getMessage());
        assertTrue(error.getMessage().contains("index: " + index + " dup key:"), error.getMessage());
    }

    @Test
    void aMissingValueIsAValueUnlessTheIndexIsSparse() {
        unique("{email: 1}", new IndexOptions());
        insert("{_id: 1}");
        assertRefused(() -> insert("{_id: 2}"), "email_1");
        people.dropIndex("email_1");
        unique("{email: 1}", new IndexOptions().sparse(true));
        insert("{_id: 2}");
        insert("{_id: 3, email: null}");
        assertRefused(() -> insert("{_id: 4, email: null}"), "email_1");
        insert("{_id: 5, email: 'a@b'}");
        assertRefused(() -> insert("{_id: 6, email: 'a@b'}"), "email_1");
        assertEquals(4, people.countDocuments());
    }

    @Test
    void aPartialIndexMindsOnlyWhatItsFilterTakes() {
        unique("{email: 1}", new IndexOptions().partialFilterExpression(BsonDocument.parse("{deleted: false}")));
        insert("{_id: 1, email: 'a', deleted: true}");
        insert("{_id: 2, email: 'a', deleted: true}");
        insert("{_id: 3, email: 'a', deleted: false}");
        assertRefused(() -> insert("{_id: 4, email: 'a', deleted: false}"), "email_1");
        assertRefused(() -> people.updateOne(BsonDocument.parse("{_id: 1}"), BsonDocument.parse("{$set: {deleted: false}}")), "email_1");
        assertRefused(() -> people.findOneAndUpdate(BsonDocument.parse("{_id: 9}"),
            BsonDocument.parse("{$set: {email: 'a', deleted: false}}"), new FindOneAndUpdateOptions().upsert(true)), "email_1");
        people.updateOne(BsonDocument.parse("{_id: 3}"), BsonDocument.parse("{$set: {deleted: true}}"));
        people.updateOne(BsonDocument.parse("{_id: 1}"), BsonDocument.parse("{$set: {deleted: false}}"));
        assertEquals(3, people.countDocuments());
        assertEquals(3, people.countDocuments(BsonDocument.parse("{email: 'a'}")));
    }

    @Test
    void arraysAreUniqueElementByElementButNotWithinADocument() {
        unique("{tags: 1}", new IndexOptions());
        insert("{_id: 1, tags: ['x', 'x', 'y']}");
        assertRefused(() -> insert("{_id: 2, tags: ['z', 'y']}"), "tags_1");
        insert("{_id: 3, tags: ['z']}");
        people.updateOne(BsonDocument.parse("{_id: 1}"), BsonDocument.parse("{$set: {tags: ['x']}}"));
        insert("{_id: 4, tags: ['y']}");
    }

    @Test
    void anIndexThatTheDocumentsBreakIsNotCreated() {
        insert("{_id: 1, email: 'a'}");
        insert("{_id: 2, email: 'a'}");
        assertThrows(MongoException.class, () -> unique("{email: 1}", new IndexOptions()));
        assertEquals(1, people.listIndexes().into(new ArrayList<>()).size());
        people.deleteOne(BsonDocument.parse("{_id: 2}"));
        assertDoesNotThrow(() -> unique("{email: 1}", new IndexOptions()));
        assertRefused(() -> insert("{_id: 3, email: 'a'}"), "email_1");
    }

    @Test
    void ofManyWhoWantTheSameKeyExactlyOneGetsIt() throws Exception {
        unique("{email: 1}", new IndexOptions().sparse(true));
        int rounds = 50;
        int rivals = 16;
        int won = 0;
        for (int round = 0; round < rounds; round++) {
            String email = "{email: 'person" + round + "'}";
            List<Boolean> results = together(rivals, () -> {
                try {
                    people.insertOne(BsonDocument.parse(email));
                    return true;
                } catch (MongoException e) {
                    assertEquals(DUPLICATE_KEY, e.getCode());
                    return false;
                }
            });
            won += (int) results.stream().filter(result -> result).count();
        }
        System.out.println("FIGURE unique-race rounds=" + rounds + " rivals=" + rivals + " won=" + won);
        assertEquals(rounds, won);
        assertEquals(rounds, people.countDocuments());
    }

    @Test
    void concurrentIncrementsAllCount() throws Exception {
        BsonDocument counter = BsonDocument.parse("{_id: 'counter'}");
        together(500, () -> people.updateOne(counter, BsonDocument.parse("{$inc: {n: 1}}"), new UpdateOptions().upsert(true)));
        int counted = people.find(counter).first().getInt32("n").getValue();
        System.out.println("FIGURE increments sent=500 counted=" + counted);
        assertEquals(500, counted);
    }

    private static <T> List<T> together(int times, Callable<T> task) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(16);
        try {
            List<Future<T>> futures = new ArrayList<>();
            for (int i = 0; i < times; i++) {
                futures.add(threads.submit(task));
            }
            List<T> results = new ArrayList<>();
            for (Future<T> future : futures) {
                results.add(future.get());
            }
            return results;
        } finally {
            threads.shutdownNow();
        }
    }
}
