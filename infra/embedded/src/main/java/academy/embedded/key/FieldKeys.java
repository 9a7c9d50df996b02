package academy.embedded.key;

import java.util.Collections;
import java.util.List;

/**
 * The keys of one document at one path.
 *
 * @param keys       at least one
 * @param exists     whether the document has the field at all (null counts)
 * @param firstArray the path of the first array that was met, or null where there was none
 */
public record FieldKeys(List<Key> keys, boolean exists, List<String> firstArray) {

    public boolean isMultikey() {
        return firstArray != null;
    }

    /** An array's element that is an array again is a value of its own. */
    public boolean isNested() {
        return keys.stream().anyMatch(key -> key.bytes()[0] == KeyEncoder.ARRAY);
    }

    /** What the document sorts by: its least value going up, its greatest going down. */
    public Key sortKey(boolean ascending) {
        return ascending ? Collections.min(keys) : Collections.max(keys).inverted();
    }
}
