package academy.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.bson.BsonArray;
import org.bson.BsonDocument;
import org.bson.BsonValue;
import org.bson.codecs.BsonDocumentCodec;
import org.bson.codecs.EncoderContext;
import org.bson.io.BasicOutputBuffer;
import org.bson.BsonBinaryWriter;
import org.junit.jupiter.api.Test;

import academy.embedded.key.Key;
import academy.embedded.key.KeyEncoder;
import academy.embedded.support.BsonOrder;
import academy.embedded.support.RandomBson;
import de.bwaldvogel.mongo.wire.bson.BsonDecoder;
import io.netty.buffer.Unpooled;

/** Encoded values order as MongoDB orders values, going up and, turned round, going down. */
class KeyEncoderTest {

    @Test
    void ordersAsTheManualSays() {
        RandomBson random = new RandomBson(7, true, true);
        List<BsonValue> values = new ArrayList<>();
        for (int i = 0; i < 600; i++) {
            BsonDocument document = random.document(i);
            values.addAll(document.values());
            values.add(new BsonArray(List.of(document.getOrDefault("a", document))));
        }
        List<Key> keys = values.stream().map(KeyEncoderTest::encode).toList();
        long compared = 0;
        for (int i = 0; i < values.size(); i += 2) {
            for (int j = 0; j < values.size(); j += 11) {
                int expected = BsonOrder.INSTANCE.compare(values.get(i), values.get(j));
                String told = values.get(i) + " and " + values.get(j);
                assertEquals(Integer.signum(expected), Integer.signum(keys.get(i).compareTo(keys.get(j))), told);
                assertEquals(-Integer.signum(expected),
                    Integer.signum(keys.get(i).inverted().compareTo(keys.get(j).inverted())), told);
                compared++;
            }
        }
        System.out.println("FIGURE key-order compared=" + compared);
        assertTrue(compared > 100_000);
    }

    private static Key encode(BsonValue value) {
        BasicOutputBuffer out = new BasicOutputBuffer();
        new BsonDocumentCodec().encode(new BsonBinaryWriter(out), new BsonDocument("v", value), EncoderContext.builder().build());
        return KeyEncoder.encode(BsonDecoder.decodeBson(Unpooled.wrappedBuffer(out.toByteArray())).get("v"));
    }
}
