package io.selvage.report;

import io.selvage.model.CodeOwner;
import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.model.ResultBuilder;
import io.selvage.model.Step;
import io.selvage.model.StepDetails;
import io.selvage.model.Unseen;
import io.selvage.model.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** Gets a result back from what {@link JsonReport} made of it. */
public final class ResultReader {
    private ResultReader() {}

    /** @throws IllegalArgumentException if {@code json} is not a result */
    public static Result read(String json) {
        try {
            return result(new Members(JsonReader.read(json)));
        } catch (ClassCastException | NullPointerException e) {
            throw new IllegalArgumentException("not a result of selvage: " + e.getMessage(), e);
        }
    }

    private static Result result(Members json) {
        ResultBuilder result = Result.builder(json.text("command"), json.text("target"))
                .verdict(Verdict.valueOf(json.text("verdict")))
                .exhaustive(json.is("exhaustive"))
                .strategy(json.text("strategy"))
                .executions(json.number("executions"), json.number("cut"))
                .steps(json.number("steps"))
                .seconds(json.real("seconds", 0))
                .workers((int) json.number("workers"))
                .jdk(json.text("jdk"))
                .turnstile(json.text("turnstile"))
                .findings(json.list("findings", ResultReader::finding))
                .outputs(json.list(
                        "outputs", output -> new ProgramOutput(output.text("text"), output.number("executions"))))
                .outputsTruncated(json.is("outputsTruncated"))
                .interleaving(json.list("interleaving", ResultReader::step))
                .notes(json.strings("notes"))
                .unseen(json.list("unseen", one -> new Unseen(one.text("what"), one.text("site"))))
                .fault(json.text("fault"));
        return result.estimate(json.real("estimate", Double.NaN)).build();
    }

    private static Finding finding(Members json) {
        String schedule = json.text("schedule");
        String original = json.text("original");
        Finding finding = Finding.of(FindingKind.valueOf(json.text("kind")), json.text("message"))
                .withFailureClass(failureClass(json.text("failureClass")))
                .withOwner(CodeOwner.named(json.text("owner")))
                .withDetails(json.strings("details"))
                .withSites(json.strings("sites"))
                .withSteps(json.list("steps", ResultReader::step))
                .withExecution(json.number("execution"), schedule)
                .withCount(json.number("count"))
                .withOriginal(original.equals(schedule) ? "" : original, (int) json.real("preemptions", -1));
        return json.text("file").isEmpty() ? finding : finding.withFile(Path.of(json.text("file")));
    }

    private static FailureClass failureClass(String text) {
        for (FailureClass candidate : FailureClass.values()) {
            if (candidate.text().equals(text)) {
                return candidate;
            }
        }
        return null;
    }

    private static Step step(Members json) {
        return new Step(
                (int) json.number("number"),
                json.text("thread"),
                json.text("action"),
                json.text("place"),
                json.text("why"),
                StepDetails.NONE.withRole(role(json.text("role"))).calledFrom("", json.strings("path")));
    }

    private static StepDetails.Role role(String name) {
        return name.isEmpty() ? StepDetails.Role.PLAIN : StepDetails.Role.valueOf(name.toUpperCase(Locale.ROOT));
    }

    /** The members of an object; what is missing is empty, no, or zero. */
    private record Members(Object object) {
        private Object find(String name) {
            return ((Map<?, ?>) object).get(name);
        }

        String text(String name) {
            Object value = find(name);
            return value == null ? "" : (String) value;
        }

        boolean is(String name) {
            return Boolean.TRUE.equals(find(name));
        }

        double real(String name, double missing) {
            Object value = find(name);
            return value == null ? missing : (Double) value;
        }

        long number(String name) {
            return (long) real(name, 0);
        }

        List<String> strings(String name) {
            return elements(name).stream().map(String.class::cast).toList();
        }

        <T> List<T> list(String name, Function<Members, T> element) {
            return elements(name).stream().map(Members::new).map(element).toList();
        }

        private List<?> elements(String name) {
            Object value = find(name);
            return value == null ? List.of() : (List<?>) value;
        }
    }
}
