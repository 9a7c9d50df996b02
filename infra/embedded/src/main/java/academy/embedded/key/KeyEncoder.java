package academy.embedded.key;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.UUID;

import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.bson.BinData;
import de.bwaldvogel.mongo.bson.BsonRegularExpression;
import de.bwaldvogel.mongo.bson.BsonTimestamp;
import de.bwaldvogel.mongo.bson.Decimal128;
import de.bwaldvogel.mongo.bson.LegacyUUID;
import de.bwaldvogel.mongo.bson.MaxKey;
import de.bwaldvogel.mongo.bson.MinKey;
import de.bwaldvogel.mongo.bson.ObjectId;

/**
 * Turns a BSON value into bytes that order as MongoDB orders values: by type first, then within the type
 * (https://www.mongodb.com/docs/manual/reference/bson-type-comparison-order/). Numbers of all kinds compare by their
 * value. No encoding is a prefix of another, so encodings can be joined and turned round ({@link Key#inverted()}).
 *
 * <p>Two values have the same bytes exactly when the query matcher takes them for equal. That is why a Decimal128
 * counts as the nearest double: the matcher compares it that way.
 */
public final class KeyEncoder {

    public static final int MIN_KEY = 0x05;
    /** An empty array has no element to stand for it; it sorts before null. */
    public static final int EMPTY_ARRAY = 0x08;
    public static final int NULL = 0x10;
    public static final int NUMBER = 0x20;
    public static final int STRING = 0x30;
    public static final int DOCUMENT = 0x40;
    public static final int ARRAY = 0x50;
    public static final int BINARY = 0x60;
    public static final int LEGACY_UUID = 0x61;
    public static final int UUID_VALUE = 0x62;
    public static final int OBJECT_ID = 0x70;
    public static final int BOOLEAN = 0x80;
    public static final int DATE = 0x90;
    public static final int TIMESTAMP = 0xA0;
    public static final int REGEX = 0xB0;
    public static final int OTHER = 0xC0;
    public static final int MAX_KEY = 0xF0;

    /** Ends a document or an array; below every type, so that the shorter one sorts first. */
    private static final int END = 0x00;
    private static final long EXACT_IN_DOUBLE = 1L << 53;
    private static final int NO_REMAINDER = 0x8000;

    private KeyEncoder() {
    }

    public static Key encode(Object value) {
        KeyWriter out = new KeyWriter();
        write(value, out);
        return out.toKey();
    }

    public static Key typeOnly(int type) {
        return new KeyWriter().put(type).toKey();
    }

    /** The bytes that every string starting with the prefix begins with. */
    public static Key stringPrefix(String prefix) {
        return new KeyWriter().put(STRING).putText(prefix).toKey();
    }

    /** The element of an index for a document whose array has no elements. */
    public static Key emptyArray() {
        return typeOnly(EMPTY_ARRAY);
    }

    /** The order of types: what the first byte of the encoding is. */
    static int typeOf(Object value) {
        if (Missing.isNullOrMissing(value)) {
            return NULL;
        } else if (value instanceof String) {
            return STRING;
        } else if (value instanceof Number) {
            return NUMBER;
        } else if (value instanceof Instant) {
            return DATE;
        } else if (value instanceof Boolean) {
            return BOOLEAN;
        } else if (value instanceof ObjectId) {
            return OBJECT_ID;
        } else if (value instanceof Map) {
            return DOCUMENT;
        } else if (value instanceof Collection) {
            return ARRAY;
        }
        return typeOfRareValue(value);
    }

    private static int typeOfRareValue(Object value) {
        if (value instanceof UUID) {
            return UUID_VALUE;
        } else if (value instanceof LegacyUUID) {
            return LEGACY_UUID;
        } else if (value instanceof BinData) {
            return BINARY;
        } else if (value instanceof BsonTimestamp) {
            return TIMESTAMP;
        } else if (value instanceof BsonRegularExpression) {
            return REGEX;
        } else if (value instanceof MinKey) {
            return MIN_KEY;
        } else if (value instanceof MaxKey) {
            return MAX_KEY;
        }
        return OTHER;
    }

    private static void write(Object value, KeyWriter out) {
        int type = typeOf(value);
        out.put(type);
        switch (type) {
            case NULL, MIN_KEY, MAX_KEY -> { }
            case NUMBER -> writeNumber((Number) value, out);
            case STRING -> out.putText((String) value).endText();
            case DOCUMENT -> writeDocument((Map<?, ?>) value, out);
            case ARRAY -> writeArray((Collection<?>) value, out);
            case BINARY -> writeBinary(((BinData) value).getData(), out);
            case LEGACY_UUID -> writeUuid(((LegacyUUID) value).getUuid(), out);
            case UUID_VALUE -> writeUuid((UUID) value, out);
            case OBJECT_ID -> out.putAll(((ObjectId) value).toByteArray());
            case BOOLEAN -> out.put((Boolean) value ? 1 : 0);
            case DATE -> out.putSigned(((Instant) value).toEpochMilli());
            case TIMESTAMP -> out.putLong(((BsonTimestamp) value).getValue());
            case REGEX -> writeRegex((BsonRegularExpression) value, out);
            default -> out.putText(value.toString()).endText();
        }
    }

    /** The nearest double, then what a long is beyond it: a long of more than 53 bits keeps its place. */
    private static void writeNumber(Number number, KeyWriter out) {
        double nearest = number instanceof Decimal128 decimal ? decimal.doubleValue() : number.doubleValue();
        int remainder = NO_REMAINDER;
        if (number instanceof Long whole && Math.abs((double) whole) >= EXACT_IN_DOUBLE) {
            remainder += BigDecimal.valueOf(whole).subtract(new BigDecimal(nearest)).intValueExact();
        }
        out.putLong(sortableBits(nearest)).put(remainder >>> 8).put(remainder);
    }

    /** NaN is below all other numbers, as in MongoDB; minus zero is zero. */
    private static long sortableBits(double value) {
        if (Double.isNaN(value)) {
            return 0;
        }
        long bits = Double.doubleToLongBits(value == 0 ? 0.0 : value);
        return bits < 0 ? ~bits : bits ^ Long.MIN_VALUE;
    }

    private static void writeDocument(Map<?, ?> document, KeyWriter out) {
        for (Map.Entry<?, ?> field : document.entrySet()) {
            out.put(typeOf(field.getValue())).putText((String) field.getKey()).endText();
            write(field.getValue(), out);
        }
        out.put(END);
    }

    private static void writeArray(Collection<?> array, KeyWriter out) {
        array.forEach(element -> write(element, out));
        out.put(END);
    }

    private static void writeBinary(byte[] data, KeyWriter out) {
        out.putInt(data.length).putAll(data);
    }

    private static void writeUuid(UUID uuid, KeyWriter out) {
        out.putLong(uuid.getMostSignificantBits()).putLong(uuid.getLeastSignificantBits());
    }

    private static void writeRegex(BsonRegularExpression regex, KeyWriter out) {
        out.putText(regex.getPattern()).endText();
        out.putText(regex.getOptions() == null ? "" : regex.getOptions()).endText();
    }
}
