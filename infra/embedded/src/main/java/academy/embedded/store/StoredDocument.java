package academy.embedded.store;

import java.util.Arrays;

import academy.embedded.plan.NeededFields;
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

    /** A smaller one is decoded as fast as cut, and stays decoded. */
    private static final int LARGE_BYTES = 1024;

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

    /** The document, or of a large one that is not decoded yet these fields alone. */
    Document document(NeededFields needed) {
        if (needed.isWhole() || document != null || bson.length < LARGE_BYTES) {
            return document();
        }
        return BsonDecoder.decodeBson(Unpooled.wrappedBuffer(BsonFields.of(bson, needed)));
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
