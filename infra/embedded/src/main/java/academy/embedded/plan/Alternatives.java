package academy.embedded.plan;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

import de.bwaldvogel.mongo.bson.Document;

/** The {@code $or}s of a query. */
final class Alternatives {

    private Alternatives() {
    }

    /** What each of them lists. */
    static List<Object> in(Document query) {
        List<Object> found = new ArrayList<>();
        query.forEach((name, value) -> {
            if (name.equals("$or")) {
                found.add(value);
            } else if (name.equals("$and") && value instanceof Collection<?> parts) {
                parts.forEach(part -> found.addAll(part instanceof Document document ? in(document) : List.of()));
            }
        });
        return found;
    }

    /** The query without one of them. */
    static Document without(Document query, Object alternatives) {
        Document rest = new Document();
        query.forEach((name, value) -> {
            if (name.equals("$and") && value instanceof Collection<?> parts) {
                rest.put(name, parts.stream()
                    .map(part -> part instanceof Document document ? without(document, alternatives) : part).toList());
            } else if (value != alternatives) {
                rest.put(name, value);
            }
        });
        return rest;
    }
}
