package academy.embedded.plan;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import de.bwaldvogel.mongo.bson.Document;

/** What a query asks of the values at one path. */
record Condition(String path, Object predicate) {

    /** The conditions of which a query asks that all hold; empty where it asks for anything else as well. */
    static Optional<List<Condition>> allOf(Document query) {
        List<Condition> found = new ArrayList<>();
        return collect(query, found) ? Optional.of(found) : Optional.empty();
    }

    private static boolean collect(Document query, List<Condition> found) {
        for (Map.Entry<String, Object> entry : query.entrySet()) {
            if (!entry.getKey().startsWith("$")) {
                found.add(new Condition(entry.getKey(), entry.getValue()));
            } else if (!entry.getKey().equals("$and") || !collectAll(entry.getValue(), found)) {
                return false;
            }
        }
        return true;
    }

    private static boolean collectAll(Object queries, List<Condition> found) {
        return queries instanceof Collection<?> list
            && list.stream().allMatch(query -> query instanceof Document document && collect(document, found));
    }

    /** A query that asks for all of these. */
    static Document query(List<Condition> conditions) {
        return new Document("$and", conditions.stream()
            .map(condition -> new Document(condition.path(), condition.predicate())).toList());
    }

    boolean isPattern() {
        return Patterns.isPattern(predicate);
    }
}
