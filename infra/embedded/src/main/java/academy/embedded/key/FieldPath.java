package academy.embedded.key;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.bson.Document;

/** A dotted path and the values that it leads to; an array on the way or at the end leads to each of its elements. */
public final class FieldPath {

    private final String path;
    private final List<String> names;
    private final boolean hasPositions;

    public FieldPath(String path) {
        this.path = path;
        this.names = List.of(path.split("\\.", -1));
        this.hasPositions = names.stream()
            .anyMatch(name -> !name.isEmpty() && name.chars().allMatch(Character::isDigit));
    }

    public String path() {
        return path;
    }

    /** A number on a path may mean a place in an array; the index does not know about places. */
    public boolean hasPositions() {
        return hasPositions;
    }

    /**
     * What an index or a sort sees of the document at this path: at least one key. A missing field is null, an empty
     * array (or only empty ones) is {@link KeyEncoder#emptyArray()}.
     */
    public FieldKeys keysOf(Document document) {
        Collector found = new Collector();
        collect(document, 0, found);
        if (found.keys.isEmpty()) {
            found.keys.add(KeyEncoder.emptyArray());
        }
        return new FieldKeys(found.keys, found.exists, found.firstArray);
    }

    private static final class Collector {
        private final List<Key> keys = new ArrayList<>(1);
        private boolean exists;
        private List<String> firstArray;
    }

    private void collect(Object value, int depth, Collector found) {
        if (value instanceof Collection<?> array) {
            if (found.firstArray == null) {
                found.firstArray = names.subList(0, depth);
            }
            collectElements(array, depth, found);
        } else if (depth == names.size()) {
            found.exists |= !(value instanceof Missing);
            found.keys.add(KeyEncoder.encode(value));
        } else if (value instanceof Document document) {
            collect(document.getOrMissing(names.get(depth)), depth + 1, found);
        } else {
            found.keys.add(KeyEncoder.encode(null));
        }
    }

    private void collectElements(Collection<?> array, int depth, Collector found) {
        boolean atEnd = depth == names.size();
        found.exists |= atEnd;
        for (Object element : array) {
            if (atEnd) {
                // An array within the array is a value of its own: the matcher does not look into it either.
                found.keys.add(KeyEncoder.encode(element));
            } else {
                collect(element, depth, found);
            }
        }
    }

    @Override
    public String toString() {
        return path;
    }
}
