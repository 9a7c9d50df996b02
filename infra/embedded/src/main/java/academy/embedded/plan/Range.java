package academy.embedded.plan;

import academy.embedded.key.Key;

/** A stretch of an index: keys from {@code low} up to but not including {@code end}, which is null for the very end. */
public record Range(Key low, Key end) {

    static final Range ALL = new Range(Key.EMPTY, null);

    public boolean endsBefore(Key key) {
        return end != null && key.compareTo(end) >= 0;
    }
}
