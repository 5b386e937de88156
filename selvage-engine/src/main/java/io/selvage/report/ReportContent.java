package io.selvage.report;

import io.selvage.model.Result;
import java.util.List;

/** What there is to report, in the forms that report formats are made of. Each form is made when it is asked for. */
public interface ReportContent {
    String title();

    /** What was proved: a line for each result, with its line end. */
    String verdicts(TextStyle style);

    /** For people; ends with a line end. */
    String text(TextStyle style);

    /** One JSON object, without a line end. */
    String json();

    List<PageSection> sections();

    List<Result> results();
}
