package academy.embedded.plan;

import academy.embedded.key.Key;

/**
 * The keys from {@code low} up to and including every key that starts with {@code high}.
 *
 * @param point whether it holds exactly one value
 */
record Interval(Key low, Key high, boolean point) {

    static Interval point(Key key) {
        return new Interval(key, key, true);
    }

    /** Everything that starts with the prefix, a type's first byte for instance. */
    static Interval prefix(Key prefix) {
        return new Interval(prefix, prefix, false);
    }

    static Interval between(Key low, Key high) {
        return new Interval(low, high, false);
    }

    /** The least key beyond the interval, or null where nothing is beyond. */
    Key end() {
        return high.afterPrefix();
    }

    /** The same values in an index that holds them in descending order. */
    Interval inverted() {
        return new Interval(high.inverted(), low.inverted(), point);
    }

    boolean isEmpty() {
        Key end = end();
        return end != null && low.compareTo(end) >= 0;
    }

    Interval meet(Interval other) {
        Key highest = low.compareTo(other.low) >= 0 ? low : other.low;
        Key lowest = compareEnds(end(), other.end()) <= 0 ? high : other.high;
        return new Interval(highest, lowest, point || other.point);
    }

    /** Null is the greatest end. */
    static int compareEnds(Key a, Key b) {
        if (a == null || b == null) {
            return Boolean.compare(a == null, b == null);
        }
        return a.compareTo(b);
    }
}
