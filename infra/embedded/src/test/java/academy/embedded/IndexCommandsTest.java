package academy.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Set;
import java.util.TreeSet;

import org.bson.BsonDocument;
import org.bson.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import com.mongodb.MongoCommandException;
import com.mongodb.MongoNamespace;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.model.IndexOptions;

import academy.embedded.support.TestStore;

/** Creating, listing and dropping indexes, and what becomes of them at a restart. */
class IndexCommandsTest {

    private TestStore store;

    @BeforeEach
    void open() throws Exception {
        store = TestStore.open();
        for (String name : new String[] {"books", "films"}) {
            for (int i = 0; i < 50; i++) {
                store.collection(name).insertOne(BsonDocument.parse(
                    "{_id: " + i + ", year: " + (1950 + i) + ", tags: ['t" + i % 5 + "', 'all']}"));
            }
            store.collection(name).createIndex(BsonDocument.parse("{year: -1}"));
            store.collection(name).createIndex(BsonDocument.parse("{tags: 1}"),
                new IndexOptions().partialFilterExpression(BsonDocument.parse("{$and: [{year: {$gte: 1960}}]}")));
        }
    }

    @AfterEach
    void close() throws Exception {
        store.close();
    }

    private Set<String> namesOf(String collection) {
        Set<String> names = new TreeSet<>();
        store.collection(collection).listIndexes().forEach(index -> names.add(index.getString("name")));
        return names;
    }

    private Document explain(String collection, String query) {
        return store.collection(collection).find(BsonDocument.parse(query)).explain();
    }

    private String planOf(String collection, String query) {
        return explain(collection, query).get("queryPlanner", Document.class).toJson();
    }

    @Test
    void creatingAnIndexAgainChangesNothingAndAnotherOneOfTheSameNameIsRefused() {
        MongoCollection<BsonDocument> books = store.collection("books");
        assertEquals("year_-1", books.createIndex(BsonDocument.parse("{year: -1}")));
        assertEquals(Set.of("_id_", "tags_1", "year_-1"), namesOf("books"));
        assertEquals(3, books.listIndexes().into(new ArrayList<>()).size());
        assertEquals(86, assertThrows(MongoCommandException.class, () -> books.createIndex(BsonDocument.parse("{year: -1}"),
            new IndexOptions().unique(true))).getErrorCode());
    }

    @Test
    void whatTheStoreCannotDoIsRefusedAndNotPretended() {
        assertEquals(67, assertThrows(MongoCommandException.class,
            () -> store.collection("books").createIndex(BsonDocument.parse("{title: 'text'}"))).getErrorCode());
        assertEquals(Set.of("_id_", "tags_1", "year_-1"), namesOf("books"));
    }

    @Test
    void droppingConcernsOneCollectionOnly() {
        store.collection("books").dropIndex("year_-1");
        assertEquals(Set.of("_id_", "tags_1"), namesOf("books"));
        assertEquals(Set.of("_id_", "tags_1", "year_-1"), namesOf("films"));
        store.collection("films").dropIndexes();
        assertEquals(Set.of("_id_"), namesOf("films"));
        store.collection("books").dropIndex(BsonDocument.parse("{tags: 1}"));
        assertEquals(Set.of("_id_"), namesOf("books"));
        assertEquals(27, assertThrows(MongoCommandException.class,
            () -> store.collection("books").dropIndex("gone")).getErrorCode());
        assertTrue(planOf("films", "{year: 1999}").contains("COLLSCAN"));
        assertEquals(1, store.collection("films").countDocuments(BsonDocument.parse("{year: 1999}")));
    }

    @Test
    void indexesComeBackAfterARestartAndAfterAKill() throws Exception {
        store.restart();
        assertTrue(planOf("books", "{year: 1999}").contains("year_-1"));
        store.kill();
        assertTrue(planOf("books", "{year: 1999}").contains("year_-1"));
        assertEquals(Set.of("_id_", "tags_1", "year_-1"), namesOf("books"));
        store.collection("books").insertOne(BsonDocument.parse("{_id: 'new', year: 1999}"));
        assertEquals(2, store.collection("books").countDocuments(BsonDocument.parse("{year: 1999}")));
        Document valid = store.database().runCommand(new Document("validate", "books"));
        assertTrue(valid.getBoolean("valid"), valid.toJson());
    }

    @Test
    void aRenamedCollectionKeepsItsIndexes() throws Exception {
        store.collection("books").renameCollection(new MongoNamespace("test", "volumes"));
        assertEquals(Set.of("_id_", "tags_1", "year_-1"), namesOf("volumes"));
        store.restart();
        assertEquals(Set.of("_id_", "tags_1", "year_-1"), namesOf("volumes"));
        assertTrue(planOf("volumes", "{year: 1999}").contains("year_-1"));
        assertEquals(50, store.collection("volumes").countDocuments());
    }

    @Test
    void aDroppedCollectionLeavesNothingBehind() throws Exception {
        store.collection("books").drop();
        store.collection("books").insertOne(BsonDocument.parse("{_id: 1, year: 3}"));
        assertEquals(Set.of("_id_"), namesOf("books"));
        store.database().drop();
        store.restart();
        assertEquals(0, store.collection("films").countDocuments());
        assertEquals(Set.of(), namesOf("films"));
    }

    @Test
    void aPartialIndexIsUsedOnlyWhereTheQueryStaysWithinIt() {
        store.collection("books").createIndex(BsonDocument.parse("{tags: 1, year: 1}"),
            new IndexOptions().name("firm").partialFilterExpression(BsonDocument.parse("{year: {$exists: true}}")));
        assertTrue(planOf("books", "{tags: 't1', year: 1951}").contains("IXSCAN"));
        assertTrue(planOf("books", "{tags: 't1'}").contains("COLLSCAN"));
        assertEquals(10, store.collection("books").countDocuments(BsonDocument.parse("{tags: 't1'}")));
    }
}
