package academy.embedded.plan;

import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

import de.bwaldvogel.mongo.bson.Document;

/** The fields of a document that a query and its order look at: of a large document the others need not be decoded. */
public final class NeededFields {

    public static final NeededFields WHOLE = new NeededFields(null);

    private static final Set<String> OF_QUERIES = Set.of("$and", "$or", "$nor");

    private final Set<String> names;

    private NeededFields(Set<String> names) {
        this.names = names;
    }

    /** All of them where the query has an operator that may look at any. */
    public static NeededFields of(Document query, SortOrder order) {
        Set<String> names = new HashSet<>(Set.of("_id"));
        order.fields().forEach(field -> names.add(top(field.path().path())));
        return collect(query, names) ? new NeededFields(names) : WHOLE;
    }

    private static boolean collect(Document query, Set<String> names) {
        return query.entrySet().stream().allMatch(condition -> collect(condition, names));
    }

    private static boolean collect(Map.Entry<String, Object> condition, Set<String> names) {
        String name = condition.getKey();
        if (!name.startsWith("$")) {
            names.add(top(name));
            return true;
        }
        return OF_QUERIES.contains(name) && condition.getValue() instanceof Collection<?> queries
            && queries.stream().allMatch(query -> query instanceof Document document && collect(document, names));
    }

    private static String top(String path) {
        int dot = path.indexOf('.');
        return dot < 0 ? path : path.substring(0, dot);
    }

    public boolean isWhole() {
        return names == null;
    }

    public boolean contains(String name) {
        return isWhole() || names.contains(name);
    }
}
