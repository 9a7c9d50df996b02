package academy.embedded.store;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.BiFunction;

import org.h2.mvstore.Cursor;
import org.h2.mvstore.MVMap;

import academy.embedded.key.Key;
import academy.embedded.plan.Range;

/** Walks a range of an ordered map, forwards or backwards, and gives what the visitor makes of each entry but null. */
final class RangeIterator<V, T> implements Iterator<T> {

    private final Cursor<Key, V> cursor;
    private final Range range;
    private final boolean reverse;
    private final BiFunction<Key, V, T> visitor;
    private T next;

    RangeIterator(MVMap<Key, V> map, Range range, boolean reverse, BiFunction<Key, V, T> visitor) {
        this.cursor = reverse ? map.cursor(range.end(), range.low(), true) : map.cursor(range.low());
        this.range = range;
        this.reverse = reverse;
        this.visitor = visitor;
    }

    @Override
    public boolean hasNext() {
        while (next == null && cursor.hasNext()) {
            Key key = cursor.next();
            if (!range.endsBefore(key)) {
                next = visitor.apply(key, cursor.getValue());
            } else if (!reverse) {
                return false;
            }
        }
        return next != null;
    }

    @Override
    public T next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        T result = next;
        next = null;
        return result;
    }
}
