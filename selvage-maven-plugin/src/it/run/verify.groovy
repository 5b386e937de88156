def log = new File(basedir, "build.log").text
assert log.contains('"verdict":"PASSED"') && log.contains("com.acme.Transfer: no finding")
assert log =~ /"verdict":"FAILED".*"kind":"DEADLOCK"/
assert log.contains("com.acme.Transfer: a schedule fails; the report is above")
assert new File(basedir, "target/selvage-run/Transfer-1.schedule").length() > 0
