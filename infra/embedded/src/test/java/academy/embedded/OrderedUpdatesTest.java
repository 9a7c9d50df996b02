package academy.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.Stream;

import org.bson.BsonDocument;
import org.bson.BsonInt32;
import org.bson.BsonString;
import org.bson.conversions.Bson;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import com.mongodb.MongoBulkWriteException;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.model.BulkWriteOptions;
import com.mongodb.client.model.UpdateOneModel;
import com.mongodb.client.model.UpdateOptions;
import com.mongodb.client.model.Updates;

import academy.embedded.support.TestStore;

/** Updates that are sent together: in order, none is made after one that was refused; else all others are. */
class OrderedUpdatesTest {

    private static final int MOST = 3;

    private static UpdateOneModel<BsonDocument> countOne(String id) {
        Bson hasRoom = BsonDocument.parse("{ _id: '" + id + "', count: { $lt: " + MOST + " } }");
        return new UpdateOneModel<>(hasRoom, Updates.inc("count", 1), new UpdateOptions().upsert(true));
    }

    @ParameterizedTest
    @CsvSource({"true, 2, false", "false, 4, true"})
    void oneOfThemIsRefused(boolean ordered, int made, boolean reachesTheLast) throws Exception {
        try (TestStore store = TestStore.open()) {
            MongoCollection<BsonDocument> counts = store.collection("counts");
            counts.insertOne(new BsonDocument("_id", new BsonString("known")).append("count", new BsonInt32(1)));
            counts.insertOne(new BsonDocument("_id", new BsonString("full")).append("count", new BsonInt32(MOST)));
            MongoBulkWriteException refused = assertThrows(MongoBulkWriteException.class, () -> counts.bulkWrite(
                Stream.of("new", "known", "full", "last", "known").map(OrderedUpdatesTest::countOne).toList(),
                new BulkWriteOptions().ordered(ordered)));

            assertEquals(List.of(2), refused.getWriteErrors().stream().map(error -> error.getIndex()).toList());
            assertEquals(11000, refused.getWriteErrors().get(0).getCode());
            assertEquals(made, refused.getWriteResult().getMatchedCount() + refused.getWriteResult().getUpserts().size());
            assertEquals(0, refused.getWriteResult().getUpserts().get(0).getIndex());
            assertEquals(reachesTheLast ? 1 : 0, counts.countDocuments(BsonDocument.parse("{ _id: 'last' }")));
            assertEquals(reachesTheLast ? 1 : 0, counts.countDocuments(BsonDocument.parse("{ _id: 'known', count: 3 }")));
        }
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void noneIsRefused(boolean ordered) throws Exception {
        try (TestStore store = TestStore.open()) {
            MongoCollection<BsonDocument> counts = store.collection("counts");
            var result = counts.bulkWrite(Stream.of("a", "b", "a").map(OrderedUpdatesTest::countOne).toList(),
                new BulkWriteOptions().ordered(ordered));
            assertEquals(List.of(0, 1), result.getUpserts().stream().map(upsert -> upsert.getIndex()).toList());
            assertEquals(1, result.getMatchedCount());
            assertEquals(1, result.getModifiedCount());
        }
    }
}
