package academy.embedded.store;

import java.util.Arrays;

import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.bson.BsonDecoder;
import de.bwaldvogel.mongo.wire.bson.BsonEncoder;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/**
 * A document as the file holds it. It never changes once stored: an update stores another one, so that a reader may
 * go on with what it found while the next writer is at work.
 */
final class StoredDocument {

    private final byte[] bson;
    /** Decoded when first asked for; twice in a race, which does no harm. */
    private volatile Document document;

    StoredDocument(byte[] bson) {
        this.bson = bson;
    }

    static StoredDocument of(Document document) {
        ByteBuf buffer = Unpooled.buffer(512);
        BsonEncoder.encodeDocument(document, buffer);
        return new StoredDocument(Arrays.copyOf(buffer.array(), buffer.writerIndex()));
    }

    byte[] bson() {
        return bson;
    }

    Document document() {
        Document decoded = document;
        if (decoded == null) {
            decoded = BsonDecoder.decodeBson(Unpooled.wrappedBuffer(bson));
            document = decoded;
        }
        return decoded;
    }
}
