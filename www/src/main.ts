// First, since the elements ask for their module as soon as they are there.
import "./engine/files.js";
import "./elements/app/app.js";
