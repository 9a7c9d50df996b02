package academy.embedded.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

import academy.embedded.key.FieldPath;
import academy.embedded.key.Key;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.ErrorCode;
import de.bwaldvogel.mongo.exception.MongoServerError;

/** The order that a query asks for; empty where it asks for none. */
public record SortOrder(List<Field> fields) {

    public static final SortOrder NONE = new SortOrder(List.of());

    public record Field(FieldPath path, boolean ascending) {
    }

    public static SortOrder of(Document orderBy) {
        if (orderBy == null || orderBy.isEmpty() || orderBy.containsKey("$natural")) {
            return NONE;
        }
        List<Field> fields = new ArrayList<>();
        for (Map.Entry<String, Object> field : orderBy.entrySet()) {
            if (!(field.getValue() instanceof Number direction)) {
                throw new MongoServerError(ErrorCode.BadValue, "Illegal sort of " + field.getKey() + ": only 1 and -1 are supported");
            }
            fields.add(new Field(new FieldPath(field.getKey()), direction.doubleValue() > 0));
        }
        return new SortOrder(fields);
    }

    public boolean isEmpty() {
        return fields.isEmpty();
    }

    private record Sortable(Key key, Key position) {
    }

    /**
     * Gives the places of the documents in this order; documents that compare the same keep theirs. Only keys are
     * held meanwhile: the documents of a large collection would not fit into the heap several times.
     */
    public Stream<Key> sort(Stream<Document> documents, Function<Document, Key> positionOf) {
        return documents.map(document -> new Sortable(keyOf(document), positionOf.apply(document)))
            .sorted(Comparator.comparing(Sortable::key))
            .map(Sortable::position);
    }

    private Key keyOf(Document document) {
        Key key = Key.EMPTY;
        for (Field field : fields) {
            key = key.append(field.path.keysOf(document).sortKey(field.ascending));
        }
        return key;
    }
}
