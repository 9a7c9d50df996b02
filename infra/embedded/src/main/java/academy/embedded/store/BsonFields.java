package academy.embedded.store;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

import academy.embedded.plan.NeededFields;

/** Takes some of a document's fields out of its bytes, without decoding the others. Layout: bsonspec.org, version 1.1. */
final class BsonFields {

    private static final int HEADER_BYTES = 4;

    private final ByteBuffer bson;

    private BsonFields(byte[] bson) {
        this.bson = ByteBuffer.wrap(bson).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** A document of these fields alone, in their order; the whole one where it holds a type that is not known. */
    static byte[] of(byte[] bson, NeededFields needed) {
        return new BsonFields(bson).take(needed);
    }

    private byte[] take(NeededFields needed) {
        ByteBuffer taken = ByteBuffer.allocate(bson.capacity()).order(ByteOrder.LITTLE_ENDIAN);
        taken.position(HEADER_BYTES);
        bson.position(HEADER_BYTES);
        int type = bson.get();
        while (type != 0) {
            int start = bson.position() - 1;
            String name = name();
            int size = size(type);
            if (size < 0) {
                return bson.array();
            }
            bson.position(bson.position() + size);
            if (needed.contains(name)) {
                taken.put(bson.array(), start, bson.position() - start);
            }
            type = bson.get();
        }
        taken.put((byte) 0).putInt(0, taken.position());
        byte[] result = new byte[taken.position()];
        taken.get(0, result);
        return result;
    }

    private String name() {
        int start = bson.position();
        skipText();
        return new String(bson.array(), start, bson.position() - start - 1, StandardCharsets.UTF_8);
    }

    private void skipText() {
        while (bson.get() != 0) {
            // its end is the next zero
        }
    }

    /** How many bytes the value here has, -1 where its type is not known. */
    private int size(int type) {
        return switch (type) {
            case 0x06, 0x0A, 0x7F, (byte) 0xFF -> 0;
            case 0x08 -> 1;
            case 0x10 -> Integer.BYTES;
            case 0x01, 0x09, 0x11, 0x12 -> Long.BYTES;
            case 0x07 -> 12;
            case 0x13 -> 16;
            case 0x03, 0x04 -> bson.getInt(bson.position());
            case 0x02, 0x0D -> Integer.BYTES + bson.getInt(bson.position());
            case 0x05 -> Integer.BYTES + 1 + bson.getInt(bson.position());
            default -> -1;
        };
    }
}
