package academy.embedded.store;

import java.util.ArrayList;
import java.util.List;

import de.bwaldvogel.mongo.bson.Document;

/**
 * The first stages of a pipeline as one query, which an index may serve, and the stages after them: any number of
 * $match, then at most one $sort, then $skip, then $limit.
 */
record PipelineHead(Document query, Document orderBy, int skip, int limit, List<Document> rest) {

    private static final Document COUNTED =
        new Document("$group", new Document("_id", 1).append("n", new Document("$sum", 1)));

    static PipelineHead of(List<Document> pipeline) {
        List<Document> conditions = new ArrayList<>();
        Document orderBy = null;
        int skip = 0;
        int limit = 0;
        int at = 0;
        while (at < pipeline.size() && pipeline.get(at).get("$match") instanceof Document condition) {
            conditions.add(condition);
            at++;
        }
        if (at < pipeline.size() && pipeline.get(at).get("$sort") instanceof Document order && isPlain(order)) {
            orderBy = order;
            at++;
        }
        if (at < pipeline.size() && isCount(pipeline.get(at).get("$skip"))) {
            skip = ((Number) pipeline.get(at++).get("$skip")).intValue();
        }
        if (at < pipeline.size() && isCount(pipeline.get(at).get("$limit"))) {
            limit = ((Number) pipeline.get(at++).get("$limit")).intValue();
        }
        return new PipelineHead(all(conditions), orderBy, skip, limit, pipeline.subList(at, pipeline.size()));
    }

    /** Whether no more is asked than how many there are, as drivers do for countDocuments. */
    boolean isCounted() {
        return rest.size() == 1 && rest.get(0).equals(COUNTED);
    }

    private static boolean isPlain(Document order) {
        return order.values().stream().allMatch(Number.class::isInstance);
    }

    /** A stage with any other number stays a stage, which says what is wrong with it. */
    private static boolean isCount(Object value) {
        return value instanceof Number number && number.intValue() > 0 && number.intValue() == number.doubleValue();
    }

    private static Document all(List<Document> conditions) {
        return switch (conditions.size()) {
            case 0 -> new Document();
            case 1 -> conditions.get(0);
            default -> new Document("$and", conditions);
        };
    }
}
