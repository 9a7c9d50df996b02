package academy.embedded.store;

import java.util.Collection;
import java.util.List;

import de.bwaldvogel.mongo.bson.BsonRegularExpression;
import de.bwaldvogel.mongo.bson.Document;

/**
 * A query whose {@code $regex} is compiled once. Written as an operator the matcher would compile it anew for each document: of a
 * thousand names a search took a second.
 */
final class CompiledPatterns {

    private CompiledPatterns() {
    }

    static Document in(Document query) {
        Document compiled = new Document();
        query.forEach((name, value) -> compiled.put(name, ofCondition(name, value)));
        return compiled;
    }

    private static Object ofCondition(String name, Object value) {
        if (!name.startsWith("$")) {
            return ofPredicate(value);
        }
        boolean isOfQueries = List.of("$and", "$or", "$nor").contains(name);
        return isOfQueries && value instanceof Collection<?> queries
            ? queries.stream().map(query -> query instanceof Document document ? in(document) : query).toList() : value;
    }

    /** The matcher looks at nothing else beside $regex. */
    private static Object ofPredicate(Object value) {
        return value instanceof Document operators && operators.get("$regex") instanceof String
            ? BsonRegularExpression.convertToRegularExpression(operators) : value;
    }
}
