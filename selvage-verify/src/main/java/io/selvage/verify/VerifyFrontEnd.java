package io.selvage.verify;

import io.selvage.frontend.FrontEndService;
import io.selvage.options.Options;
import io.selvage.options.VerifyOptions;
import io.selvage.report.ReportContent;
import io.selvage.verify.report.VerifyContent;
import java.util.function.Consumer;

/** What the command line calls. */
public final class VerifyFrontEnd implements FrontEndService {
    @Override
    public String command() {
        return "verify";
    }

    @Override
    public ReportContent run(Options options, Consumer<String> progress) {
        return options.get(VerifyOptions.STUDY)
                ? StudyMatrix.run(options, progress)
                : new VerifyContent(new Verifier(options, progress).verify());
    }
}
