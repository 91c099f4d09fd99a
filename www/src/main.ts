import "./elements/app/app.js";
