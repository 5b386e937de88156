package io.selvage.verify;

import io.selvage.options.Options;
import io.selvage.report.ReportContent;
import java.util.function.Consumer;

/** placeholder */
final class StudyMatrix {
    private StudyMatrix() {}

    static ReportContent run(Options options, Consumer<String> progress) {
        throw new UnsupportedOperationException();
    }
}
