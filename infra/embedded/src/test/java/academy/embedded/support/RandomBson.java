package academy.embedded.support;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.bson.BsonArray;
import org.bson.BsonBinary;
import org.bson.BsonBoolean;
import org.bson.BsonDateTime;
import org.bson.BsonDecimal128;
import org.bson.BsonDocument;
import org.bson.BsonDouble;
import org.bson.BsonInt32;
import org.bson.BsonInt64;
import org.bson.BsonMaxKey;
import org.bson.BsonMinKey;
import org.bson.BsonNull;
import org.bson.BsonObjectId;
import org.bson.BsonRegularExpression;
import org.bson.BsonString;
import org.bson.BsonTimestamp;
import org.bson.BsonValue;
import org.bson.types.Decimal128;
import org.bson.types.ObjectId;

/** Documents, queries and sorts at random, from values that collide often and from the awkward corners of BSON. */
public final class RandomBson {

    private static final String[] TEXTS = {
        "", "a", "ab", "abc", "abd", "b", "ba", "z", "Ab", "a.b", "[a", "á", "ñandú", "a\0b", "\uFFFDx", "😀", "😀a", "10"};
    private static final double[] DOUBLES = {
        0.0, -0.0, 0.5, 1.5, -1.5, 2, 1e10, 3e9, 3e9 + 0.5, -3e9 - 0.5, 1e300, 9.007199254740992E15, Double.NaN,
        Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
    private static final long[] LONGS = {
        0, 1, 2, -5, 3_000_000_000L, 3_000_000_001L, -3_000_000_000L, (1L << 53) + 1, (1L << 53), Long.MAX_VALUE,
        Long.MAX_VALUE - 1, Long.MIN_VALUE};

    private final Random random;
    /** In a plain world a field has one type, as in most collections; in a wild one, anything goes. */
    private final boolean wild;
    private final boolean arrays;

    public RandomBson(long seed, boolean wild, boolean arrays) {
        this.random = new Random(seed);
        this.wild = wild;
        this.arrays = arrays;
    }

    public boolean chance(double share) {
        return random.nextDouble() < share;
    }

    public int upTo(int bound) {
        return random.nextInt(bound);
    }

    public <T> T oneOf(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    public BsonDocument document(int id) {
        BsonDocument document = new BsonDocument("_id", new BsonInt32(id));
        for (String field : List.of("a", "b", "c", "tags")) {
            putMaybe(document, field, field.equals("tags") && arrays && chance(0.8) ? array(false) : value(field));
        }
        putMaybe(document, "d", arrays && chance(0.4) ? arrayOfDocuments() : subDocument());
        return document;
    }

    private void putMaybe(BsonDocument document, String field, BsonValue value) {
        if (!chance(0.12)) {
            document.put(field, value);
        }
    }

    private BsonDocument subDocument() {
        BsonDocument document = new BsonDocument();
        putMaybe(document, "e", value("e"));
        putMaybe(document, "f", value("f"));
        return document;
    }

    private BsonArray arrayOfDocuments() {
        BsonArray array = new BsonArray();
        for (int i = upTo(4); i > 0; i--) {
            array.add(wild && chance(0.15) ? value("e") : subDocument());
        }
        return array;
    }

    private BsonArray array(boolean nested) {
        BsonArray array = new BsonArray();
        for (int i = upTo(4); i > 0; i--) {
            array.add(wild && !nested && chance(0.1) ? array(true) : scalar("tags"));
        }
        return array;
    }

    public BsonValue value(String field) {
        if (wild && arrays && chance(0.15)) {
            return array(false);
        } else if (wild && chance(0.05)) {
            return subDocument();
        }
        return scalar(field);
    }

    public BsonValue scalar(String field) {
        if (wild) {
            return anything();
        } else if (chance(0.1)) {
            return BsonNull.VALUE;
        }
        return switch (field) {
            case "a", "e" -> new BsonInt32(upTo(12));
            case "b", "tags" -> new BsonString(TEXTS[upTo(TEXTS.length)]);
            case "c" -> new BsonDateTime(1_700_000_000_000L + upTo(20));
            default -> chance(0.5) ? new BsonDouble(upTo(5) / 2.0) : new BsonInt64(upTo(3));
        };
    }

    private BsonValue anything() {
        return switch (upTo(14)) {
            case 0 -> BsonNull.VALUE;
            case 1, 2 -> new BsonInt32(upTo(6) - 2);
            case 3 -> new BsonInt64(LONGS[upTo(LONGS.length)]);
            case 4, 5 -> new BsonDouble(DOUBLES[upTo(DOUBLES.length)]);
            case 6, 7, 8 -> new BsonString(TEXTS[upTo(TEXTS.length)]);
            case 9 -> new BsonObjectId(new ObjectId(new byte[] {0, 0, 0, (byte) upTo(3), 0, 0, 0, 0, 0, 0, 0, (byte) upTo(3)}));
            case 10 -> BsonBoolean.valueOf(chance(0.5));
            case 11 -> new BsonDateTime(upTo(4) - 2);
            case 12 -> rare();
            default -> new BsonDecimal128(Decimal128.parse(List.of("0.5", "1", "2.50", "-3").get(upTo(4))));
        };
    }

    private BsonValue rare() {
        return switch (upTo(4)) {
            case 0 -> new BsonBinary(new byte[] {(byte) upTo(3), 1});
            case 1 -> new BsonTimestamp(upTo(3), 1);
            case 2 -> new BsonMinKey();
            default -> new BsonMaxKey();
        };
    }

    public BsonDocument query() {
        BsonDocument query = new BsonDocument();
        for (int i = upTo(3); i >= 0; i--) {
            if (chance(0.12)) {
                query.put(chance(0.6) ? "$or" : "$and", new BsonArray(List.of(simpleQuery(), simpleQuery())));
            } else {
                query.putAll(simpleQuery());
            }
        }
        return query;
    }

    private BsonDocument simpleQuery() {
        String field = oneOf(List.of("a", "a", "b", "b", "c", "tags", "d.e", "d.f", "d", "_id"));
        String last = field.substring(field.indexOf('.') + 1);
        if (field.equals("_id")) {
            return new BsonDocument("_id", chance(0.5) ? new BsonInt32(upTo(150)) : operator("$gt", new BsonInt32(upTo(150))));
        } else if (field.equals("d")) {
            return new BsonDocument("d", operator("$elemMatch", new BsonDocument("e", predicate("e"))));
        }
        return new BsonDocument(field, predicate(last));
    }

    private BsonValue predicate(String field) {
        return switch (upTo(14)) {
            case 0, 1, 2 -> value(field);
            case 3 -> operator("$gt", scalar(field));
            case 4 -> operator("$gte", scalar(field)).append("$lt", scalar(field));
            case 5 -> operator("$lte", scalar(field));
            case 6, 7 -> operator("$in", new BsonArray(several(field)));
            case 8 -> new BsonRegularExpression(regex());
            case 9 -> operator("$regex", new BsonString(regex()));
            case 10 -> operator("$exists", BsonBoolean.valueOf(chance(0.6)));
            case 11 -> operator("$ne", scalar(field));
            case 12 -> operator("$all", new BsonArray(several(field)));
            default -> operator("$elemMatch", operator("$gte", scalar(field)).append("$lte", scalar(field)));
        };
    }

    private List<BsonValue> several(String field) {
        List<BsonValue> values = new ArrayList<>();
        for (int i = upTo(3); i >= 0; i--) {
            values.add(value(field));
        }
        return values;
    }

    private String regex() {
        return oneOf(List.of("^a", "^ab", "^abc?", "^a\\.b", "^b*", "^(a|b)", "a", "^z|^b", "^\\[", "^😀", "^1", "^ab.", "^$"));
    }

    private static BsonDocument operator(String name, BsonValue value) {
        return new BsonDocument(name, value);
    }

    /** Half of the sorts are such as an index may give. */
    public BsonDocument sort() {
        if (chance(0.5)) {
            return BsonDocument.parse(oneOf(List.of("{a: 1}", "{a: -1}", "{a: 1, b: 1}", "{a: -1, b: -1}", "{a: 1, b: -1}",
                "{b: 1, c: 1}", "{b: -1}", "{c: 1, _id: 1}", "{c: -1, _id: -1}", "{tags: 1}", "{tags: -1, a: 1}",
                "{'d.e': 1}", "{'d.e': -1, 'd.f': 1}", "{_id: -1}")));
        }
        BsonDocument sort = new BsonDocument();
        for (int i = upTo(3); i >= 0; i--) {
            sort.put(oneOf(List.of("a", "b", "c", "tags", "d.e", "d.f", "_id")), new BsonInt32(chance(0.5) ? 1 : -1));
        }
        return sort;
    }

    public BsonDocument update() {
        String field = oneOf(List.of("a", "b", "c", "tags"));
        return switch (upTo(4)) {
            case 0 -> operator("$unset", new BsonDocument(field, new BsonInt32(1)));
            case 1 -> operator("$set", new BsonDocument("d.e", value("e")));
            case 2 -> operator("$set", new BsonDocument(field, value(field)).append("d", subDocument()));
            default -> operator("$set", new BsonDocument(field, value(field)));
        };
    }
}
