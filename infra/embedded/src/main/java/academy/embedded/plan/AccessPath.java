package academy.embedded.plan;

import java.util.Iterator;
import java.util.List;

import academy.embedded.key.FieldPath;
import academy.embedded.key.Key;
import de.bwaldvogel.mongo.bson.Document;

/** An ordered way to a collection's documents: its secondary indexes, and the documents themselves by their id. */
public interface AccessPath {

    String name();

    /** The fields that it is ordered by; none where it has no order. */
    default List<FieldPath> paths() {
        return List.of();
    }

    default boolean isAscending(int component) {
        return true;
    }

    /** Whether some document has, or once had, an array at this component. */
    default boolean isMultikey(int component) {
        return false;
    }

    /** Whether some document has, or once had, an array within an array at this component. */
    default boolean isNested(int component) {
        return false;
    }

    /** Whether the path leaves nothing out that the query, so bounded, could match. */
    default boolean holdsAllMatches(Document query, List<Boolean> boundsAllowMissing) {
        return true;
    }

    /** How many entries are below the key: all of them where it has no order. */
    default long entriesBelow(Key key) {
        return entries();
    }

    long entries();

    /** The plans that the path is made of, whose matches together are its own; none where it is a path by itself. */
    default List<Plan> branches() {
        return List.of();
    }

    /** The places of the range's documents in the path's order or its reverse, each once in a scan. */
    Iterator<Key> positions(Range range, boolean reverse, Scan scan);

    /** The documents of the range in the path's order or its reverse, each once in a scan, with the needed fields at least. */
    Iterator<Document> documents(Range range, boolean reverse, NeededFields needed, Scan scan);

    /** The document of a place, with the needed fields at least. */
    Document at(Key position, NeededFields needed);
}
