package academy.embedded.plan;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.UUID;

import academy.embedded.key.Key;
import academy.embedded.key.KeyEncoder;
import de.bwaldvogel.mongo.bson.BinData;
import de.bwaldvogel.mongo.bson.BsonRegularExpression;
import de.bwaldvogel.mongo.bson.ObjectId;

/**
 * The keys that a single comparison may concern. Each result holds at least all that the matcher would take, so a
 * bound includes its end even where the comparison does not; what is too much, the matcher sorts out.
 */
final class ValueBounds {

    /** From here on the matcher compares a double with a long by its whole part. */
    private static final double WHOLE_PART_ONLY = 1L << 31;
    /** Beyond the range of a long the matcher takes a double for the last long. */
    private static final double SATURATED = 1L << 62;
    private static final Interval NULL = Interval.point(KeyEncoder.encode(null));

    private ValueBounds() {
    }

    static Intervals equal(Object value) {
        if (value instanceof BsonRegularExpression regex) {
            return regex(regex);
        }
        return isScalar(value) ? Intervals.of(Interval.point(KeyEncoder.encode(value))) : Intervals.ALL;
    }

    static Intervals in(Object values) {
        if (!(values instanceof Collection<?> list)) {
            return Intervals.ALL;
        }
        List<Interval> points = new ArrayList<>();
        for (Object value : list) {
            if (value instanceof BsonRegularExpression regex) {
                // Within $in an expression is held against strings only.
                points.add(Interval.prefix(KeyEncoder.stringPrefix(RegexPrefix.of(regex))));
            } else if (isScalar(value)) {
                points.add(Interval.point(KeyEncoder.encode(value)));
            } else {
                return Intervals.ALL;
            }
        }
        return Intervals.ordered(points);
    }

    /** As dates are whole milliseconds, the first after it is known. */
    static Intervals after(Object value) {
        return atLeast(value instanceof Instant date && Exactness.isExactDate(date) ? date.plusMillis(1) : value);
    }

    static Intervals before(Object value) {
        return atMost(value instanceof Instant date && Exactness.isExactDate(date) ? date.minusMillis(1) : value);
    }

    static Intervals atLeast(Object value) {
        return isOrdered(value) ? withinType(value, encodeLow(value), null) : Intervals.ALL;
    }

    static Intervals atMost(Object value) {
        return isOrdered(value) ? withinType(value, null, encodeHigh(value)) : Intervals.ALL;
    }

    /** A comparison holds between values of one type only. */
    private static Intervals withinType(Object value, Key low, Key high) {
        Key type = KeyEncoder.encode(value).slice(0, 1);
        if (value instanceof Number number && Double.isNaN(number.doubleValue())) {
            return Intervals.of(Interval.prefix(type));
        }
        Interval range = Interval.between(low == null ? type : low, high == null ? type : high);
        if (value instanceof Number) {
            // The matcher takes NaN for greater than every number, the order of keys for less.
            return Intervals.of(range, Interval.point(KeyEncoder.encode(Double.NaN)));
        }
        return Intervals.of(range);
    }

    /** Null where the bound says nothing within the type. */
    private static Key encodeLow(Object value) {
        if (!(value instanceof Number number) || !isLarge(number)) {
            return KeyEncoder.encode(value);
        }
        double low = Math.min(Math.nextDown(Math.floor(number.doubleValue()) - 1), SATURATED);
        return low <= -SATURATED ? null : KeyEncoder.encode(low);
    }

    private static Key encodeHigh(Object value) {
        if (!(value instanceof Number number) || !isLarge(number)) {
            return KeyEncoder.encode(value);
        }
        double high = Math.max(Math.nextUp(Math.ceil(number.doubleValue()) + 1), -SATURATED);
        return high >= SATURATED ? null : KeyEncoder.encode(high);
    }

    private static boolean isLarge(Number number) {
        return Math.abs(number.doubleValue()) >= WHOLE_PART_ONLY;
    }

    /** The matcher holds an expression against the text of any value but null, so only strings are narrowed. */
    static Intervals regex(BsonRegularExpression regex) {
        String prefix = RegexPrefix.of(regex);
        // An array is held against it as a whole, too, and its text starts with a bracket.
        if (prefix.isEmpty() || prefix.startsWith("[")) {
            return Intervals.ALL;
        }
        Key belowNull = KeyEncoder.typeOnly(KeyEncoder.NULL - 1);
        Key aboveNull = KeyEncoder.typeOnly(KeyEncoder.NULL + 1);
        return Intervals.of(
            Interval.between(Key.EMPTY, belowNull),
            Interval.between(aboveNull, KeyEncoder.typeOnly(KeyEncoder.STRING - 1)),
            Interval.prefix(KeyEncoder.stringPrefix(prefix)),
            Interval.between(KeyEncoder.typeOnly(KeyEncoder.STRING + 1), KeyEncoder.typeOnly(0xFF)));
    }

    /** Of texts alone. */
    static Intervals beginning(BsonRegularExpression regex) {
        String prefix = RegexPrefix.of(regex);
        return prefix.isEmpty() || prefix.startsWith("[") ? Intervals.ALL
            : Intervals.of(Interval.prefix(KeyEncoder.stringPrefix(prefix)));
    }

    private static boolean isScalar(Object value) {
        return value == null || value instanceof BinData || isOrdered(value);
    }

    private static boolean isOrdered(Object value) {
        return value instanceof Number || value instanceof String || value instanceof ObjectId
            || value instanceof Boolean || value instanceof Instant || value instanceof UUID;
    }

    static boolean mayBeNull(Intervals intervals) {
        return intervals.contains(NULL.low());
    }
}
