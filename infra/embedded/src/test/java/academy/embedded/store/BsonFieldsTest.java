package academy.embedded.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.stream.Collectors;

import org.bson.BsonBinaryWriter;
import org.bson.BsonDocument;
import org.bson.RawBsonDocument;
import org.bson.codecs.BsonDocumentCodec;
import org.bson.codecs.EncoderContext;
import org.bson.io.BasicOutputBuffer;
import org.junit.jupiter.api.Test;

import academy.embedded.plan.NeededFields;
import academy.embedded.plan.SortOrder;
import de.bwaldvogel.mongo.bson.Document;

class BsonFieldsTest {

    /** One field of each type that has a fixed or told size. */
    private static final BsonDocument EVERY_TYPE = BsonDocument.parse("""
        {"double": 1.5, "text": "uno\\u0000dos", "document": {"a": {"b": "año"}}, "array": [1, "two", [3]],
         "binary": {"$binary": {"base64": "AAEC", "subType": "00"}}, "undefined": {"$undefined": true},
         "id": {"$oid": "507f1f77bcf86cd799439011"}, "yes": true, "date": {"$date": "2026-11-28T00:00:00Z"}, "null": null,
         "code": {"$code": "x"}, "int": 1, "timestamp": {"$timestamp": {"t": 1, "i": 2}}, "long": {"$numberLong": "3"},
         "decimal": {"$numberDecimal": "1.10"}, "least": {"$minKey": 1}, "greatest": {"$maxKey": 1}, "ñandú": "last"}""");

    private static byte[] bytes(BsonDocument document) {
        BasicOutputBuffer buffer = new BasicOutputBuffer();
        new BsonDocumentCodec().encode(new BsonBinaryWriter(buffer), document, EncoderContext.builder().build());
        return buffer.toByteArray();
    }

    private static NeededFields needed(String query, String order) {
        return NeededFields.of(parsed(query), SortOrder.of(parsed(order)));
    }

    private static Document parsed(String json) {
        byte[] bson = bytes(BsonDocument.parse(json));
        return new StoredDocument(bson).document();
    }

    @Test
    void eachFieldIsTakenAsItIsWhateverStandsBeforeIt() {
        for (String name : EVERY_TYPE.keySet()) {
            BsonDocument expected = new BsonDocument(name, EVERY_TYPE.get(name));
            byte[] taken = BsonFields.of(bytes(EVERY_TYPE), needed("{\"" + name + "\": 1}", "{}"));
            assertEquals(expected, new RawBsonDocument(taken), name);
        }
        assertArrayEquals(bytes(EVERY_TYPE), BsonFields.of(bytes(EVERY_TYPE), NeededFields.WHOLE));
    }

    @Test
    void aTypeThatIsNotKnownLeavesTheDocumentWhole() {
        byte[] bson = bytes(BsonDocument.parse("""
            {"a": 1, "old": {"$dbPointer": {"$ref": "b", "$id": {"$oid": "507f1f77bcf86cd799439011"}}}, "c": 2}"""));
        assertSame(bson, BsonFields.of(bson, needed("{\"c\": 2}", "{}")));
    }

    @Test
    void aQueryNeedsTheFieldsThatItAndItsOrderName() {
        NeededFields needed = needed("""
            {"a.b": {"$gt": 1}, "$or": [{"c": 1}, {"$and": [{"d": {"$elemMatch": {"e": 1}}}]}]}""", "{\"f.g\": -1}");
        assertEquals("_id a c d f",
            List.of("_id", "a", "b", "c", "d", "e", "f", "g").stream().filter(needed::contains).collect(Collectors.joining(" ")));
        assertEquals(true, needed("{\"a\": 1, \"$expr\": {\"$eq\": [\"$b\", 1]}}", "{}").isWhole());
    }
}
