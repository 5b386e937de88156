def report = new File(basedir, "target/surefire-reports/TEST-com.acme.AccountTest.xml").text
assert report.contains('tests="3"')
assert report.contains('errors="0"') && report.contains('failures="1"')
assert report =~ /(?s)depositsInTwoStepsDoNot.*expected: &lt;3&gt; but was:.*part-1.*part-2.*replay: @SelvageTest/
assert new File(basedir, "target/jacoco.exec").length() > 0
def page = new File(basedir, "target/selvage/index.html").text
assert page.contains("com.acme.AccountTest.depositsAddUp") && page.contains("com.acme.AccountTest.depositsInTwoStepsDoNot")
