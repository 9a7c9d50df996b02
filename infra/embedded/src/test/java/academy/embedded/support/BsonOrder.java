package academy.embedded.support;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

import org.bson.BsonDocument;
import org.bson.BsonNull;
import org.bson.BsonNumber;
import org.bson.BsonType;
import org.bson.BsonUndefined;
import org.bson.BsonValue;

/** MongoDB's order of values, written from its manual and not from our code, to hold our code against. */
public final class BsonOrder implements Comparator<BsonValue> {

    public static final BsonOrder INSTANCE = new BsonOrder();

    private static final List<List<BsonType>> TYPES = List.of(
        List.of(BsonType.MIN_KEY), List.of(BsonType.UNDEFINED), List.of(BsonType.NULL),
        List.of(BsonType.INT32, BsonType.INT64, BsonType.DOUBLE, BsonType.DECIMAL128), List.of(BsonType.STRING),
        List.of(BsonType.DOCUMENT), List.of(BsonType.ARRAY), List.of(BsonType.BINARY), List.of(BsonType.OBJECT_ID),
        List.of(BsonType.BOOLEAN), List.of(BsonType.DATE_TIME), List.of(BsonType.TIMESTAMP), List.of(BsonType.MAX_KEY));

    private static int rank(BsonValue value) {
        for (int rank = 0; rank < TYPES.size(); rank++) {
            if (TYPES.get(rank).contains(value.getBsonType())) {
                return rank;
            }
        }
        throw new IllegalArgumentException("no place for " + value);
    }

    @Override
    public int compare(BsonValue a, BsonValue b) {
        int byType = Integer.compare(rank(a), rank(b));
        if (byType != 0) {
            return byType;
        }
        return switch (a.getBsonType()) {
            case INT32, INT64, DOUBLE, DECIMAL128 -> compareNumbers(a.asNumber(), b.asNumber());
            case STRING -> a.asString().getValue().compareTo(b.asString().getValue());
            case DOCUMENT -> compareDocuments(a.asDocument(), b.asDocument());
            case ARRAY -> compareLists(a.asArray().getValues(), b.asArray().getValues());
            case BINARY -> compareBytes(a.asBinary().getData(), b.asBinary().getData());
            case OBJECT_ID -> a.asObjectId().getValue().compareTo(b.asObjectId().getValue());
            case BOOLEAN -> Boolean.compare(a.asBoolean().getValue(), b.asBoolean().getValue());
            case DATE_TIME -> Long.compare(a.asDateTime().getValue(), b.asDateTime().getValue());
            case TIMESTAMP -> a.asTimestamp().compareTo(b.asTimestamp());
            default -> 0;
        };
    }

    private static int compareNumbers(BsonNumber a, BsonNumber b) {
        boolean finite = Double.isFinite(a.doubleValue()) && Double.isFinite(b.doubleValue());
        if (finite) {
            return exact(a).compareTo(exact(b));
        }
        int byNan = Boolean.compare(Double.isNaN(b.doubleValue()), Double.isNaN(a.doubleValue()));
        return byNan != 0 ? byNan : Double.compare(a.doubleValue(), b.doubleValue());
    }

    private static BigDecimal exact(BsonNumber number) {
        return number.isInt64() ? BigDecimal.valueOf(number.longValue()) : new BigDecimal(number.doubleValue());
    }

    private int compareDocuments(BsonDocument a, BsonDocument b) {
        Iterator<Map.Entry<String, BsonValue>> left = a.entrySet().iterator();
        Iterator<Map.Entry<String, BsonValue>> right = b.entrySet().iterator();
        while (left.hasNext() && right.hasNext()) {
            Map.Entry<String, BsonValue> one = left.next();
            Map.Entry<String, BsonValue> other = right.next();
            int byType = Integer.compare(rank(one.getValue()), rank(other.getValue()));
            int byName = byType != 0 ? byType : one.getKey().compareTo(other.getKey());
            int order = byName != 0 ? byName : compare(one.getValue(), other.getValue());
            if (order != 0) {
                return order;
            }
        }
        return Boolean.compare(left.hasNext(), right.hasNext());
    }

    private int compareLists(List<BsonValue> a, List<BsonValue> b) {
        for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
            int order = compare(a.get(i), b.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(a.size(), b.size());
    }

    private static int compareBytes(byte[] a, byte[] b) {
        return a.length != b.length ? Integer.compare(a.length, b.length) : Arrays.compareUnsigned(a, b);
    }

    /** Orders documents as a sort does: by the least or greatest value that each path leads to. */
    public static Comparator<BsonDocument> by(BsonDocument sort) {
        return (a, b) -> {
            for (String path : sort.keySet()) {
                int direction = sort.getNumber(path).intValue();
                int order = INSTANCE.compare(sortValue(a, path, direction), sortValue(b, path, direction));
                if (order != 0) {
                    return direction * order;
                }
            }
            return 0;
        };
    }

    private static BsonValue sortValue(BsonDocument document, String path, int direction) {
        List<BsonValue> values = new ArrayList<>();
        collect(document, List.of(path.split("\\.")), 0, values);
        Comparator<BsonValue> order = direction > 0 ? INSTANCE : INSTANCE.reversed();
        return values.stream().min(order).orElse(new BsonUndefined());
    }

    private static void collect(BsonValue value, List<String> path, int depth, List<BsonValue> values) {
        if (value.isArray() && depth == path.size()) {
            values.addAll(value.asArray().getValues());
        } else if (value.isArray()) {
            value.asArray().forEach(element -> collect(element, path, depth, values));
        } else if (depth == path.size()) {
            values.add(value);
        } else {
            collect(value.isDocument() ? value.asDocument().get(path.get(depth), BsonNull.VALUE) : BsonNull.VALUE,
                path, value.isDocument() ? depth + 1 : path.size(), values);
        }
    }
}
